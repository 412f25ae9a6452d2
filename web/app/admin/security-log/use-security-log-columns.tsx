import type { Reply } from '@sohbet/contract/endpoint'
import type { listSecurityLog, SecurityEvent } from '@sohbet/contract/core/security-log'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useDeviceLabel } from '../../parts/user/use-device-label.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { formatDateTime } from '../../ui/format.ts'
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx'
import styles from './security-log.module.css'

type Entry = Reply<typeof listSecurityLog>['data'][number]

const tones: Partial<Record<SecurityEvent, Tone>> = {
  login: 'good',
  login_failed: 'warning',
  lockout: 'bad',
  unauthorized_attempt: 'bad',
  token_reuse: 'bad',
  suspension: 'warning',
  role_change: 'info',
  invitation: 'info',
}

/** Events whose details have our own texts; all others quote external input. */
const worded: ReadonlySet<SecurityEvent> = new Set([
  'role_change',
  'invitation',
  'suspension',
  'retake',
  'verification',
])

export function useSecurityLogColumns(): readonly Column<Entry>[] {
  const { t } = useTranslation('security')
  const language = useLanguage()
  const deviceLabel = useDeviceLabel()
  return useMemo(() => {
    const known: Readonly<Record<string, string>> = t('details', { returnObjects: true })
    const wordsOf = ({ event, details }: Entry) =>
      worded.has(event) && Object.hasOwn(known, details) ? known[details] : details
    const addressOf = (email: string | null) => (email === null ? t('none') : <Address email={email} />)
    return [
      {
        id: 'createdAt',
        card: 'line',
        header: t('column.createdAt'),
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt, language)}
          </time>
        ),
      },
      {
        id: 'event',
        card: 'lead',
        header: t('column.event'),
        cell: ({ event }) => (
          <StatusBadge tone={tones[event] ?? 'neutral'}>{t(`event.${event}`)}</StatusBadge>
        ),
      },
      { id: 'email', card: 'line', header: t('column.email'), cell: ({ email }) => addressOf(email) },
      { id: 'byEmail', header: t('column.byEmail'), cell: ({ byEmail }) => addressOf(byEmail) },
      {
        id: 'ipAddress',
        header: t('column.ipAddress'),
        cell: ({ ipAddress, userAgent }) => (
          <div>
            {ipAddress || t('none')}
            {userAgent && (
              <small title={userAgent} className={styles.device}>
                {deviceLabel(userAgent)}
              </small>
            )}
          </div>
        ),
      },
      {
        id: 'details',
        header: t('column.details'),
        cell: (entry) => <span className={styles.details}>{wordsOf(entry) || t('none')}</span>,
      },
    ]
  }, [t, language, deviceLabel])
}

/** Breaks before the @ if it must. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split(/(?=@)/)
  return (
    <span className={styles.address}>
      {name}
      <wbr />
      {host}
    </span>
  )
}
