import type { SwitchProps } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Field } from './fields.tsx'
import { Switch } from './switch.tsx'

/** Says on or off in words, because a form may be shown for reading only. */
export function SwitchField<Values>({ form, name, ...props }: Field<Values, SwitchProps>) {
  const { t } = useTranslation('ui')
  return (
    <Switch
      onLabel={t('switch.on')}
      offLabel={t('switch.off')}
      {...props}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
}
