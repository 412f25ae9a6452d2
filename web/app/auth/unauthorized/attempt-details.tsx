import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { deviceName } from '../../parts/user/device-name.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import type { Attempt } from './attempt.ts'
import styles from './attempt-details.module.css'

/** The recorded details of an attempt; reserves the rows until they load. */
export function AttemptDetails({ attempt }: { attempt: Attempt | undefined }) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const device = attempt && deviceName(attempt.userAgent)
  const unknown = t('unauthorized.unknown')
  const platform = device && [device.system, device.browser].filter(Boolean).join(', ')

  const rows = [
    [t('unauthorized.time'), attempt && formatDateTime(attempt.timestamp, language)],
    [t('unauthorized.address'), attempt && (attempt.ipAddress ?? unknown)],
    [t('unauthorized.device'), device && t(device.isPhone ? 'unauthorized.phone' : 'unauthorized.computer')],
    [t('unauthorized.platform'), device && (platform || unknown)],
    [
      t('unauthorized.connection'),
      attempt && t(attempt.secure ? 'unauthorized.secure' : 'unauthorized.insecure'),
    ],
    [t('unauthorized.path'), attempt?.requestPath],
    [t('unauthorized.method'), attempt?.method],
  ] as const

  return (
    <dl className={styles.details} aria-busy={!attempt}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton height="1rem" width="60%" my="0.25rem" />}</dd>
        </div>
      ))}
    </dl>
  )
}
