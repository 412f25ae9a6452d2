import { Alert } from '@mantine/core'
import type { MoneyState } from '@sohbet/contract/selling/money-state'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import styles from './money-notes.module.css'

/** Says that cards are off, and how many balances, transfers and refunds wait. Nothing while all is well. */
export function MoneyNotes({ state }: { state: MoneyState }) {
  const { t } = useTranslation('byHand')
  const { takesCards, hasBank, overdue, awaited, toReturn } = state
  const counts = [
    ['overdue', overdue],
    ['awaited', awaited],
    ['to_return', toReturn],
  ] as const
  const waiting = counts.filter(([, count]) => count > 0)
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
      {waiting.length > 0 && (
        <ul className={styles.counts} aria-label={t('notes.title')}>
          {waiting.map(([money, count]) => (
            <li key={money}>
              <Link to={`${adminPaths.enrollments}?money=${money}`}>{t(`notes.${money}`, { count })}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
