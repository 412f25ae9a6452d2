import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { useTranslation } from '../../../texts/use-translation.ts'
import { SelectField } from '../../../ui/form/select-box.tsx'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import type { TimeValues } from './live-session-values.ts'

export function KindField<Values extends TimeValues>({ form }: { form: ZodForm<Values, unknown> }) {
  const { t } = useTranslation('staffSessions')
  const { t: ofAll } = useTranslation('sessions')
  return (
    <SelectField
      form={form}
      name="kind"
      label={t('form.kind')}
      description={t('form.kindHint')}
      data={sessionKinds.map((value) => ({ value, label: ofAll(`kind.${value}`) }))}
    />
  )
}
