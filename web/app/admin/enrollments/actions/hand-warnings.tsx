import { handCheck } from '@sohbet/contract/selling/by-hand'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { handWarningsQuery } from '../by-hand/by-hand.queries.ts'
import { hasWarnings, Warnings } from '../by-hand/warnings.tsx'
import type { HandFormState } from './hand-schema.ts'

/** What stands against the enrolment, as soon as learner and course are chosen. */
export function HandWarningsOf({ form }: { form: HandFormState }) {
  const { t } = useTranslation('byHand')
  const { email, courseId } = form.values
  const wanted = handCheck.safeParse({ email, courseId })
  const { data } = useQuery({
    ...handWarningsQuery(wanted.data ?? { email: '', courseId: '' }),
    enabled: wanted.success,
  })
  if (!data || !hasWarnings(data)) return null
  return (
    <Warnings warnings={data}>
      <SwitchField form={form} name="override" label={t('warnings.override')} />
    </Warnings>
  )
}
