import { Button } from '@mantine/core'
import type { Credits } from '@sohbet/contract/credits/credits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { learnerPaths } from '../learner-paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime, formatDay } from '../../ui/format.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { creditsQuery } from '../enrollment/enrollment.queries.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import styles from './courses.module.css'

type Entry = Credits['entries'][number]

/** The balance, and every entry behind it. */
export function CreditsSection() {
  const { t } = useTranslation('enrollment')
  const { data, error, refetch } = useQuery(creditsQuery)
  if (!data && error)
    return (
      <ErrorState title={t('credits.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <CardSkeletons />
  const { usable, frozen, lots, entries } = data
  const balance = data.balance - frozen.credits
  const groups = data.extraGroups - frozen.extraGroups
  return (
    <div className={styles.card}>
      <p className={styles.balance}>
        <span>
          <strong>{balance}</strong> {t('credits.balance', { count: balance })}
        </span>
        <span>
          <strong>{groups}</strong> {t('credits.groups', { count: groups })}
        </span>
      </p>
      {lots.some(({ usableFrom }) => usableFrom !== null) && usable.credits < balance && (
        <p className={styles.facts}>{t('credits.usable', { count: usable.credits })}</p>
      )}
      <Frozen {...frozen} />
      <Reserve />
      <p className={styles.facts}>{entries.length === 0 ? t('credits.none') : t('credits.use')}</p>
      {lots.length > 0 && (
        <ul className={styles.ledger} aria-label={t('credits.lots')}>
          {lots.map((lot) => (
            <LotRow key={lot.id} lot={lot} />
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <ul className={styles.ledger} aria-label={t('credits.ledger')}>
          {entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Credits whose payment a bank is checking. */
function Frozen({ credits, extraGroups }: Credits['frozen']) {
  const { t } = useTranslation('enrollment')
  const what = [
    credits > 0 && t('credits.entryCredits', { sign: '', count: credits }),
    extraGroups > 0 && t('credits.entryGroups', { sign: '', count: extraGroups }),
  ].filter(Boolean)
  return what.length > 0 && <p className={styles.note}>{t('dispute.credits', { what: what.join(', ') })}</p>
}

function Reserve() {
  const { t } = useTranslation('messages')
  return (
    <div className={styles.reserve}>
      <Button variant="default" component={Link} to={learnerPaths.bookLesson}>
        {t('reserve.action')}
      </Button>
    </div>
  )
}

/** What came together and expires together. */
function LotRow({ lot }: { lot: Credits['lots'][number] }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { source, courseName: course, usableFrom, expiresOn, credits, extraGroups } = lot
  return (
    <li>
      <span>
        {course ? t('credits.reason.plan', { course }) : t(`credits.source.${source}`)}
        {lot.isFrozen && <em>{t('dispute.entry')}</em>}
        {usableFrom && <em>{t('credits.opens', { date: formatDay(usableFrom, language) })}</em>}
        <small>{t('credits.expires', { date: formatDay(expiresOn, language) })}</small>
      </span>
      <span className={styles.change}>
        {credits > 0 && <strong>{t('credits.entryCredits', { sign: '', count: credits })}</strong>}
        {extraGroups > 0 && <span>{t('credits.entryGroups', { sign: '', count: extraGroups })}</span>}
      </span>
    </li>
  )
}

function LedgerRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { reason, courseName: course, credits, extraGroups } = entry
  const signed = (count: number) => ({ sign: count < 0 ? '−' : '+', count: Math.abs(count) })
  const why = () => {
    if (reason !== 'plan' && reason !== 'refund') return t(`credits.reason.${reason}`)
    return course ? t(`credits.reason.${reason}`, { course }) : t(`credits.reason.${reason}Only`)
  }
  return (
    <li>
      <span>
        {why()}
        {entry.note && <em>{entry.note}</em>}
        <small>{formatDateTime(entry.createdAt, language)}</small>
      </span>
      <span className={styles.change}>
        {credits !== 0 && <strong>{t('credits.entryCredits', signed(credits))}</strong>}
        {extraGroups !== 0 && <span>{t('credits.entryGroups', signed(extraGroups))}</span>}
      </span>
    </li>
  )
}
