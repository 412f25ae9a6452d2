import { Textarea, type TextareaProps } from '@mantine/core'
import type { Field, Filled } from './fields.tsx'

export const TextAreaField = <Values,>({
  form,
  name,
  isOptional = false,
  ...props
}: Field<Values, TextareaProps> & Filled) => (
  <Textarea
    size="md"
    autosize
    minRows={3}
    aria-required={!isOptional}
    {...props}
    {...form.getInputProps(name)}
  />
)
