import { getReviewReminder, setReviewReminder } from '@sohbet/contract/learning/review-reminder'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { showError } from '../ui/feedback/toasts.tsx'
import { SelectBox } from '../ui/form/select-box.tsx'
import styles from './account.module.css'
import { Section } from './section.tsx'
import { useAskedSection } from './use-asked-section.ts'

const reminderQuery = queryOptions({
  queryKey: ['review-reminder'],
  queryFn: ({ signal }) => call(getReviewReminder, {}, { signal }),
})

/** The hour of the reminder of due cards, none until the learner chooses one. */
export function ReviewReminderSection() {
  const { t } = useTranslation('account')
  const isLoaded = useQuery(reminderQuery).data !== undefined
  const place = useAskedSection<HTMLDivElement>('#review', isLoaded)
  return (
    <div ref={place} id="review">
      <Section title={t('reviewReminder.title')} hint={t('reviewReminder.hint')}>
        <Choice />
      </Section>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

function Choice() {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(reminderQuery)
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (hour: number | null) => call(setReviewReminder, { body: { hour } }),
    onSuccess: (saved) => client.setQueryData(reminderQuery.queryKey, saved),
    onError: (failure) => showError(errorMessage(failure, t('reviewReminder.failed'))),
  })
  if (error && !data)
    return (
      <ErrorState
        title={t('reviewReminder.loadFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={1} />
  const hour = isPending ? variables : data.hour
  return (
    <div className={styles.choice}>
      <SelectBox
        label={t('reviewReminder.label')}
        value={hour === null ? '' : String(hour)}
        onChange={({ currentTarget: { value } }) => mutate(value === '' ? null : Number(value))}
        data={[
          { value: '', label: t('reviewReminder.never') },
          ...hours.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` })),
        ]}
        w="14rem"
      />
      {hour !== null && <small>{t('reviewReminder.byMail')}</small>}
    </div>
  )
}
