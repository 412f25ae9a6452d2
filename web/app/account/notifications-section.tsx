import type { Reply } from '@sohbet/contract/endpoint'
import type { getNotificationPreferences } from '@sohbet/contract/notifications/notifications'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { preferencesQuery, useSetPreference } from '../notifications/notifications.queries.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { showError } from '../ui/feedback/toasts.tsx'
import { Switch } from '../ui/form/switch.tsx'
import styles from './account.module.css'
import { mailGroupOf, mailGroups } from './mail-groups.ts'
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

type Preference = Reply<typeof getNotificationPreferences>[number]

/** By topic and folded, because there are more than thirty. */
function Choices() {
  const { t } = useTranslation('notifications')
  const { t: heading } = useTranslation('account')
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
  const shown = ({ kind, isMailed }: Preference) =>
    isPending && variables.kind === kind ? variables.isMailed : isMailed
  const groups = mailGroups
    .map((group) => ({ group, list: data.filter(({ kind }) => mailGroupOf[kind] === group) }))
    .filter(({ list }) => list.length > 0)
  return (
    <div>
      {groups.map(({ group, list }) => (
        <details key={group} className={styles.group}>
          <summary>
            {heading(`mailGroups.${group}`)}
            <small>{heading('mailGroups.count', { on: list.filter(shown).length, all: list.length })}</small>
          </summary>
          {list.map((choice) => (
            <Switch
              key={choice.kind}
              label={t(`kind.${choice.kind}`)}
              checked={shown(choice)}
              onChange={({ currentTarget }) =>
                choose(
                  { kind: choice.kind, isMailed: currentTarget.checked },
                  { onError: (failure) => showError(errorMessage(failure, t('preferences.failed'))) },
                )
              }
              styles={{ body: { minHeight: 44, alignItems: 'center' } }}
            />
          ))}
        </details>
      ))}
    </div>
  )
}
