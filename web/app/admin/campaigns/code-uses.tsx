import { Button } from '@mantine/core'
import type { DiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount, formatDateTime } from '../../ui/format.ts'
import styles from './campaigns.module.css'
import { usesQuery } from './campaigns.queries.ts'

/** Who used a code, for which course, and what was saved. */
export function CodeUses({ code }: { code: DiscountCode }) {
  const { t } = useTranslation('campaigns')
  const language = useLanguage()
  const [page, setPage] = useState(0)
  const { data, error } = useQuery(usesQuery(code.id, page))
  if (error) return <p role="alert">{errorMessage(error, t('listFailed'))}</p>
  if (!data) return <p aria-busy>{t('uses.loading')}</p>
  if (data.totalCount === 0) return <p className={styles.soft}>{t('uses.none')}</p>
  const hasMore = (page + 1) * usesPerPage < data.totalCount
  return (
    <>
      <ul className={styles.uses}>
        {data.data.map((use) => (
          <li key={use.enrollmentId}>
            <span>
              <strong>{use.username ?? t('uses.erased')}</strong>
              <small>
                {use.course} · {use.planName[language]} · {t(`uses.status.${use.status}`)}
              </small>
              <small>{formatDateTime(use.takenAt, language)}</small>
            </span>
            <span className={styles.saved}>
              {t('uses.saved', { sum: formatAmount(use.saved, use.currency, language) })}
              <small>{t('uses.price', { sum: formatAmount(use.price, use.currency, language) })}</small>
            </span>
          </li>
        ))}
      </ul>
      {(page > 0 || hasMore) && (
        <p className={styles.pages}>
          <Button variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('uses.newer')}
          </Button>
          <Button variant="default" disabled={!hasMore} onClick={() => setPage(page + 1)}>
            {t('uses.older')}
          </Button>
        </p>
      )}
    </>
  )
}

/** As the server pages them. */
const usesPerPage = 20
