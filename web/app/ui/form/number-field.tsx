import '@mantine/core/styles/NumberInput.css'
import { NumberInput, type NumberInputProps } from '@mantine/core'
import type { Field, Filled } from './fields.tsx'

export const NumberField = <Values,>({
  form,
  name,
  isOptional = false,
  ...props
}: Field<Values, NumberInputProps> & Filled) => (
  // Mantine gives longer numbers as text
  <NumberInput
    size="md"
    maxLength={15}
    aria-required={!isOptional}
    {...props}
    {...form.getInputProps(name)}
  />
)
