import { TextInput, type TextInputProps } from '@mantine/core'
import { readMoney } from '@sohbet/domain/money-text'
import { fromMinor } from '@sohbet/domain/course/price'
import { locales, type Language } from '@sohbet/domain/language'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import type { Field, Filled } from './fields.tsx'

type Props<Values> = Field<Values, TextInputProps> & Filled & { allowNegative?: boolean }

/**
 * A number with up to two decimals, typed or pasted as people write it. The form holds the number, or the text that
 * is none, which its schema refuses. On blur the field shows what it has read.
 */
export function AmountField<Values>({
  form,
  name,
  isOptional = false,
  allowNegative = false,
  ...props
}: Props<Values>) {
  const { t } = useTranslation('ui')
  const language = useLanguage()
  const input = form.getInputProps(name)
  const value: unknown = input.value
  const [typed, setTyped] = useState<{ text: string; value: number | string }>()
  const isUnreadable = typeof value === 'string' && value !== ''
  const change = (text: string) => {
    const read = readAmount(text, allowNegative)
    setTyped({ text, value: read })
    input.onChange(read)
  }
  return (
    <TextInput
      size="md"
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      aria-required={!isOptional}
      {...props}
      {...input}
      value={typed && Object.is(typed.value, value) ? typed.text : written(value, language)}
      error={input.error && isUnreadable ? t('amount.unreadable') : input.error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined)
        input.onBlur?.(event)
      }}
    />
  )
}

function readAmount(text: string, allowNegative: boolean): number | string {
  const plain = text.trim()
  const isNegative = allowNegative && plain.startsWith('-')
  const minor = readMoney(isNegative ? plain.slice(1) : plain)
  if (minor === null) return plain
  return fromMinor(isNegative ? -minor : minor)
}

function written(value: unknown, language: Language): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || Number.isNaN(value)) return ''
  return new Intl.NumberFormat(locales[language], { useGrouping: false, maximumFractionDigits: 2 }).format(
    value,
  )
}
