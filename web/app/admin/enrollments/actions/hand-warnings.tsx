import { useTranslation } from '../../../texts/use-translation.ts'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { useHandCheck } from '../by-hand/by-hand.queries.ts'
import { hasWarnings, Warnings } from '../by-hand/warnings.tsx'
import type { HandFormState } from './hand-schema.ts'

/** What stands against the enrolment, as soon as learner and course are chosen. */
export function HandWarningsOf({ form }: { form: HandFormState }) {
  const { t } = useTranslation('byHand')
  const data = useHandCheck(form.values)
  if (!data || !hasWarnings(data)) return null
  return (
    <Warnings warnings={data}>
      <SwitchField form={form} name="override" label={t('warnings.override')} />
    </Warnings>
  )
}
