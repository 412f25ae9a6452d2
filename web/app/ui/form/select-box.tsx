import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import IconChevronDown from '#icons/IconChevronDown'
import type { Field } from './fields.tsx'

/** The platform's own select: best on a phone, with the keyboard and with a screen reader. */
export const SelectBox = (props: NativeSelectProps) => (
  <NativeSelect size="md" rightSection={<IconChevronDown size={16} aria-hidden />} {...props} />
)

export const SelectField = <Values,>({ form, name, ...props }: Field<Values, NativeSelectProps>) => (
  <SelectBox {...props} {...form.getInputProps(name)} />
)
