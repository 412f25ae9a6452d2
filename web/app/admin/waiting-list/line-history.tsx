import type { LineEntry } from '@sohbet/contract/selling/waiting-list'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import styles from './waiting-list.module.css'

/** What admins changed, and why. */
export function LineHistory({ history }: { history: readonly LineEntry[] }) {
  const { t } = useTranslation('waitingList')
  const language = useLanguage()
  return (
    <section className={styles.history} aria-labelledby="line-history">
      <h3 id="line-history" className={styles.heading}>
        {t('history.title')}
      </h3>
      <ul>
        {history.map(({ id, action, username, by, fromPlace, toPlace, reason, createdAt }) => (
          <li key={id}>
            <strong>{t(`history.${action}`, { name: username, from: fromPlace, to: toPlace })}</strong>
            <span>{reason}</span>
            <span className={styles.soft}>
              {by ?? t('history.erased')} · {formatDateTime(createdAt, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
