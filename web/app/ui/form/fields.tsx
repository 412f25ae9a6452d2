import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core'
import type { GetInputPropsReturnType, LooseKeys } from '@mantine/form'
import { useTranslation } from '../../texts/use-translation.ts'

/** What a field needs of a form, whatever the form's result. */
export type FieldsOf<Values> = {
  getInputProps: (path: LooseKeys<Values>, options?: { type?: 'checkbox' }) => GetInputPropsReturnType
}

export type Field<Values, Props> = { form: FieldsOf<Values>; name: LooseKeys<Values>; label: string } & Omit<
  Props,
  'form' | 'name' | 'label' | 'value' | 'checked' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'
>

/** Most fields are required, and a screen reader says so; the others are marked. */
export type Filled = { isOptional?: boolean }

export const TextField = <Values,>({
  form,
  name,
  isOptional = false,
  ...props
}: Field<Values, TextInputProps> & Filled) => (
  <TextInput aria-required={!isOptional} {...props} {...form.getInputProps(name)} />
)

export function PasswordField<Values>({ form, name, ...props }: Field<Values, PasswordInputProps>) {
  const { t } = useTranslation('ui')
  const input = form.getInputProps(name)
  return (
    <PasswordInput
      aria-required
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('password.toggle') }}
      {...props}
      {...input}
      aria-invalid={Boolean(input.error)}
    />
  )
}
