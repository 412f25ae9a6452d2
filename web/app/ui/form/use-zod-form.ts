import { useForm, type UseFormReturnType } from '@mantine/form'
import { allFieldMessages, fieldMessages } from '@sohbet/contract/field-messages'
import { useEffect } from 'react'
import type { z } from 'zod'
import { useLanguage } from '../../texts/language.ts'
import { focusFirst } from './focus-first.ts'

type Values = Record<string, unknown>

export type ZodForm<Input extends Values, Output = Input> = UseFormReturnType<Input, Output>

type Options<Input> = {
  initialValues: Input
  onValuesChange?: (values: Input, previous: Input) => void
  /** Shows all errors of a field, one per line, instead of the first. */
  showsAll?: boolean
}

/**
 * A form over a schema of the contract. Fields validate on blur, in the user's language and with the server's
 * texts; `onSubmit` gets the parsed values, or focuses the first error.
 */
export function useZodForm<Input extends Values, Output>(
  schema: z.ZodType<Output, Input>,
  { showsAll = false, ...options }: Options<Input>,
): ZodForm<Input, Output> {
  const language = useLanguage()
  const messagesOf = showsAll ? allFieldMessages : fieldMessages
  const form = useForm({
    ...options,
    validateInputOnBlur: true,
    validate: (values: Input) => messagesOf(schema.safeParse(values).error?.issues ?? [], language),
    transformValues: (values: Input) => schema.parse(values),
  })

  // Messages on screen follow a change of language.
  const { errors, validateField } = form
  useEffect(() => {
    for (const field of Object.keys(errors)) void validateField(field)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of language revalidates
  }, [language])

  const onSubmit: typeof form.onSubmit = (onValid, onFaults) =>
    form.onSubmit(onValid, (faults, ...rest) => {
      focusFirst(form, Object.keys(faults))
      onFaults?.(faults, ...rest)
    })

  return { ...form, onSubmit }
}
