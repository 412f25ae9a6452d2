import { lockMinutes } from '@sohbet/domain/account/lock-out'
import { useTranslation } from 'react-i18next'
import styles from './auth-page.module.css'

const triesBeforeHint = 3

/** Stays when the toast is gone. Everyone reads the same after some wrong tries, with an account or without one. */
export function LoginFailure({ message, tries }: { message: string | undefined; tries: number }) {
  const { t } = useTranslation('auth')
  if (!message) return null
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      {tries >= triesBeforeHint && <p className={styles.small}>{t('lockHint', { minutes: lockMinutes })}</p>}
    </div>
  )
}
