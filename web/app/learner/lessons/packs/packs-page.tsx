import { Button, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { PageTitle } from '../../../shell/page-title.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../../learner-paths.ts'
import lessons from '../lessons.module.css'
import { BuyPack } from './buy-pack.tsx'
import { OwnPack } from './own-pack.tsx'
import { ownPacksQuery, packOffersQuery, packPaymentQuery } from './packs.queries.ts'
import styles from './packs.module.css'

export const clientLoader = () => loadTexts('lessons', 'enroll')

/** /learner/lessons/packs: buys credits, and lists the packs that were bought. */
export default function PacksPage() {
  const { t } = useTranslation('packs')
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  return (
    <div className={lessons.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={lessons.header}>
        <Title order={1}>{t('title')}</Title>
        <p>{t('intro')}</p>
      </header>
      {sessionId && <Payment key={sessionId} sessionId={sessionId} />}
      <Offers />
      <OwnPacks />
    </div>
  )
}

/** The learner comes back from the payment page. */
function Payment({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('packs')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(packPaymentQuery(sessionId))
  const status = data?.status
  useEffect(() => {
    if (status !== 'complete') return
    void client.invalidateQueries({ queryKey: ownPacksQuery.queryKey })
    void client.invalidateQueries({ queryKey: creditsQuery.queryKey })
  }, [client, status])
  if (!data && error)
    return (
      <ErrorState title={t('payment.unknown')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState lines={2} />
  return (
    <output className={styles.paid} data-good={status === 'complete' || undefined}>
      <p>{t(`payment.${data.status}`, { count: data.size })}</p>
      {status === 'complete' && (
        <Button component={Link} to={learnerPaths.bookLesson}>
          {t('payment.book')}
        </Button>
      )}
    </output>
  )
}

function Offers() {
  const { t } = useTranslation('packs')
  const { data, error, refetch } = useQuery(packOffersQuery)
  if (!data && error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={5} />
  if (data.offers.length === 0)
    return <EmptyState drawing="bubbles" title={t('notSold')} hint={t('notSoldHint')} />
  return <BuyPack {...data} />
}

function OwnPacks() {
  const { t } = useTranslation('packs')
  const { data, error, refetch } = useQuery(ownPacksQuery)
  if (!data && error)
    return <ErrorState title={t('mineFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section className={lessons.list}>
      <Title order={2}>{t('mine')}</Title>
      {data.map((pack) => (
        <OwnPack key={pack.id} pack={pack} />
      ))}
    </section>
  )
}
