import type { SessionCoach } from '@sohbet/contract/live-sessions/session-coach'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './coach-line.module.css'

/** The face and the name of the coach whom a learner meets; nothing after the account was erased. */
export function CoachLine({ coach }: { coach: SessionCoach | null }) {
  const { t } = useTranslation('sessions')
  if (!coach) return null
  const { name, photo } = coach
  return (
    <span className={styles.coach}>
      {photo ? (
        <img src={photo} alt="" width={24} height={24} loading="lazy" />
      ) : (
        <span aria-hidden className={styles.letter}>
          {name.slice(0, 1)}
        </span>
      )}
      {t('with', { coach: name })}
    </span>
  )
}
