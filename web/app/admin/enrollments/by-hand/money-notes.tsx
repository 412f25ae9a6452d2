import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import styles from './money-notes.module.css'
import { moneyStateQuery } from './by-hand.queries.ts'

/** Says that cards are off, and how many balances and transfers wait. Nothing while all is well. */
export function MoneyNotes() {
  const { t } = useTranslation('byHand')
  const { data } = useQuery(moneyStateQuery)
  if (!data) return null
  const { takesCards, hasBank, overdue, awaited } = data
  return (
    <>
      {!takesCards && (
        <Alert
          color="cool"
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          title={t('notes.cardsOff')}
          role="note"
          className={styles.note}
        >
          <p>{t(hasBank ? 'notes.cardsOffBank' : 'notes.cardsOffNoBank')}</p>
          <p>{t('notes.setUp')}</p>
          {!hasBank && <Link to={adminPaths.settings}>{t('notes.enterBank')}</Link>}
        </Alert>
      )}
      {(overdue > 0 || awaited > 0) && (
        <ul className={styles.counts} aria-label={t('notes.title')}>
          {overdue > 0 && (
            <li>
              <Link to={`${adminPaths.enrollments}?money=overdue`}>
                {t('notes.overdue', { count: overdue })}
              </Link>
            </li>
          )}
          {awaited > 0 && (
            <li>
              <Link to={`${adminPaths.enrollments}?money=awaited`}>
                {t('notes.awaited', { count: awaited })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
