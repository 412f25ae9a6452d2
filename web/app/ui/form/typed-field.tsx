import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import type { Field, Filled } from './fields.tsx'

export type TypedFieldProps<Values> = Field<Values, TextInputProps> & Filled

type Props<Values> = TypedFieldProps<Values> & {
  /** The number, or the text when it is none. */
  read: (text: string) => number | string
  write: (value: number) => string
  /** The error of a text that is no number. */
  unreadable: string
}

/**
 * A number, typed or pasted as text. The form holds the number, or the text that is none, which its schema refuses.
 * On blur the field shows what it has read.
 */
export function TypedField<Values>({
  form,
  name,
  isOptional = false,
  read,
  write,
  unreadable,
  ...props
}: Props<Values>) {
  const input = form.getInputProps(name)
  const value: unknown = input.value
  const [typed, setTyped] = useState<{ text: string; value: number | string }>()
  const isUnreadable = typeof value === 'string' && value !== ''
  const change = (text: string) => {
    const result = read(text)
    setTyped({ text, value: result })
    input.onChange(result)
  }
  return (
    <TextInput
      size="md"
      autoComplete="off"
      maxLength={15}
      aria-required={!isOptional}
      {...props}
      {...input}
      value={typed && Object.is(typed.value, value) ? typed.text : written(value, write)}
      error={input.error && isUnreadable ? unreadable : input.error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined)
        input.onBlur?.(event)
      }}
    />
  )
}

function written(value: unknown, write: (value: number) => string): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && !Number.isNaN(value) ? write(value) : ''
}
