import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import styles from '../notifications/notifications.module.css'
import { preferencesQuery, useSetPreference } from '../notifications/notifications.queries.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { showError } from '../ui/feedback/toasts.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Section } from './section.tsx'

/** The app shows every notification; the user chooses which ones also come by mail. */
export function NotificationsSection() {
  const { t } = useTranslation('notifications')
  return (
    <Section title={t('preferences.title')} hint={t('preferences.hint')}>
      <Choices />
    </Section>
  )
}

function Choices() {
  const { t } = useTranslation('notifications')
  const { data, error, refetch } = useQuery(preferencesQuery)
  const { mutate: choose, variables, isPending } = useSetPreference()
  if (error && !data)
    return (
      <ErrorState
        title={t('preferences.loadFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={5} />
  return (
    <div className={styles.choices}>
      {data.map(({ kind, isMailed }) => (
        <Switch
          key={kind}
          label={t(`kind.${kind}`)}
          checked={isPending && variables.kind === kind ? variables.isMailed : isMailed}
          onChange={({ currentTarget }) =>
            choose(
              { kind, isMailed: currentTarget.checked },
              { onError: (failure) => showError(errorMessage(failure, t('preferences.failed'))) },
            )
          }
          styles={{ body: { minHeight: 44, alignItems: 'center' } }}
        />
      ))}
    </div>
  )
}
