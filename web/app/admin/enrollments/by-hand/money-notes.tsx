import { Alert } from '@mantine/core'
import type { MoneyState } from '@sohbet/contract/selling/money-state'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import styles from './money-notes.module.css'

/** Says that cards are off, and how many balances and transfers wait. Nothing while all is well. */
export function MoneyNotes({ state: { takesCards, hasBank, overdue, awaited } }: { state: MoneyState }) {
  const { t } = useTranslation('byHand')
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
