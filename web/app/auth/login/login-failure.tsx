import { lockMinutes } from '@sohbet/domain/account/lock-out'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from '../auth-page.module.css'

const triesBeforeHint = 3

/** Stays after the toast is gone. The text is the same with and without an account. */
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
