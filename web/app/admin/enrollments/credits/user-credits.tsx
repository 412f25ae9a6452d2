import { Title } from '@mantine/core'
import type { Credits } from '@sohbet/contract/credits/credits'
import { numberWriter } from '@sohbet/domain/writers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDateTime, formatDay, formatNumber } from '../../../ui/format.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { ChangeCredits } from './change-credits.tsx'
import { userCreditsQuery } from './credits.queries.ts'
import styles from '../enrollments.module.css'

/** The class credits of a learner with their history, and a way to change them. */
export function UserCredits({ userId }: { userId: string }) {
  const { t } = useTranslation('enrollments')
  const { data, error, refetch } = useQuery(userCreditsQuery(userId))
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Title order={3}>{t('credits.title')}</Title>
        {data && <ChangeCredits userId={userId} credits={data} />}
      </div>
      {error ? (
        <ErrorState hint={errorMessage(error, t('credits.fetchFailed'))} onRetry={() => void refetch()} />
      ) : data ? (
        <Account credits={data} />
      ) : (
        <LoadingState lines={3} />
      )}
    </section>
  )
}

function Account({ credits: { balance, extraGroups, lots, entries } }: { credits: Credits }) {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  return (
    <>
      <p className={styles.balance}>
        <span>
          <strong>{formatNumber(balance, language)}</strong> {t('credits.balance', { count: balance })}
        </span>
        <span>
          <strong>{formatNumber(extraGroups, language)}</strong> {t('credits.groups', { count: extraGroups })}
        </span>
      </p>
      {lots.length > 0 && <Lots lots={lots} />}
      {entries.length > 0 ? (
        <Ledger entries={entries} />
      ) : (
        <p className={styles.plain}>{t('credits.none')}</p>
      )}
    </>
  )
}

function Lots({ lots }: Pick<Credits, 'lots'>) {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  return (
    <div className={styles.scroller}>
      <table className={styles.ledger} aria-label={t('credits.lots')}>
        <thead>
          <tr>
            <th>{t('credits.expiresOn')}</th>
            <th>{t('credits.reason')}</th>
            <th data-align="end">{t('credits.credits')}</th>
            <th data-align="end">{t('credits.extraGroups')}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ id, source, courseName, credits, extraGroups, usableFrom, expiresOn, isFrozen }) => (
            <tr key={id}>
              <td>
                <time dateTime={expiresOn}>{formatDay(expiresOn, language)}</time>
              </td>
              <td>
                {t(`credits.sources.${source}`)}
                {courseName && <small className={styles.soft}>{courseName}</small>}
                {isFrozen && <small className={styles.soft}>{t('dispute.frozenCredits')}</small>}
                {usableFrom && (
                  <small className={styles.soft}>
                    {t('credits.opens', { date: formatDay(usableFrom, language) })}
                  </small>
                )}
              </td>
              <td data-align="end">{formatNumber(credits, language)}</td>
              <td data-align="end">{formatNumber(extraGroups, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const signed = { signDisplay: 'exceptZero' } as const

function Ledger({ entries }: Pick<Credits, 'entries'>) {
  const { t } = useTranslation('enrollments')
  const language = useLanguage()
  return (
    <div className={styles.scroller}>
      <table className={styles.ledger} aria-label={t('credits.ledger')}>
        <thead>
          <tr>
            <th>{t('credits.date')}</th>
            <th>{t('credits.reason')}</th>
            <th data-align="end">{t('credits.credits')}</th>
            <th data-align="end">{t('credits.extraGroups')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, createdAt, reason, courseName, note, credits, extraGroups }) => (
            <tr key={id}>
              <td>
                <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
              </td>
              <td>
                {t(`credits.reasons.${reason}`)}
                {(courseName ?? note) && <small className={styles.soft}>{note || courseName}</small>}
              </td>
              <td data-align="end">{numberWriter(language, signed).format(credits)}</td>
              <td data-align="end">{numberWriter(language, signed).format(extraGroups)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
