import { getPartnerPage } from '@sohbet/contract/partners/partners'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { useParams, type MetaFunction } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { BrandMark } from '../parts/school/brand-mark.tsx'
import { PartnerFigures } from '../parts/partner/partner-figures.tsx'
import { paths } from '../paths.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { LanguageSwitch } from '../shell/menus/language-switch.tsx'
import { useLanguage } from '../texts/language.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { CopyText } from '../ui/copy-text.tsx'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { formatAmount, formatDay, formatRate } from '../ui/format.ts'
import styles from './partner-page.module.css'

export const clientLoader = () => loadTexts('partner')

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

const partnerPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['partner-page', token],
    queryFn: ({ signal }) => call(getPartnerPage, { params: { token } }, { signal }),
  })

/** /partner/TOKEN: a partner's own figures; knowing the URL gives access. */
export default function PartnerPage() {
  const { t } = useTranslation('partnerPage')
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(partnerPageQuery(token))
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className={styles.root}>
      <PageTitle>{t('documentTitle')}</PageTitle>
      <header className={styles.top}>
        <a href={paths.home}>
          <BrandMark />
        </a>
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        {data && <Figures page={data} />}
        {!data && !error && <LoadingState lines={8} />}
        {!data && error && isMissing && <ErrorState title={t('missing')} hint={t('missingHint')} />}
        {!data && error && !isMissing && (
          <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
        )}
      </main>
    </div>
  )
}

type Page = Awaited<ReturnType<typeof call<typeof getPartnerPage>>>

function Figures({ page }: { page: Page }) {
  const { t } = useTranslation('partnerPage')
  const language = useLanguage()
  return (
    <>
      <div>
        <h1>{t('title', { name: page.name })}</h1>
        <p className={styles.soft}>{t('lead', { rate: formatRate(page.ratePercent, language) })}</p>
      </div>
      {!page.isActive && <p className={styles.note}>{t('inactive')}</p>}
      <CopyText label={t('link')} text={page.link} copy={t('copy')} copied={t('copied')} />
      <PartnerFigures figures={page} />
      {page.payouts.length > 0 && (
        <section className={styles.payouts}>
          <h2>{t('payouts')}</h2>
          <ul>
            {page.payouts.map(({ id, paidOn, amount, currency }) => (
              <li key={id}>
                <time dateTime={paidOn}>{formatDay(paidOn, language)}</time>
                <strong>{formatAmount(amount, currency, language)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.soft}>{t('private')}</p>
    </>
  )
}
