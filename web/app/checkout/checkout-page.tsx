import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { useParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { errorMessage } from '../api/error-message.ts'
import { paymentAddress } from '../parts/payment-address.ts'
import { paths } from '../paths.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { CardForm } from './card-form.tsx'
import { checkoutQuery } from './checkout.queries.ts'
import styles from './checkout.module.css'
import { CheckoutFrame } from './checkout-frame.tsx'
import { OrderSummary } from './order-summary.tsx'

export const clientLoader = () => loadTexts('checkout')

/** The hosted page of the local payment provider. It looks like another company's page on purpose. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery(checkoutQuery(sessionId))

  if (data?.status === 'open')
    return (
      <CheckoutFrame>
        <OrderSummary checkout={data} />
        <CardForm sessionId={sessionId} checkout={data} />
      </CheckoutFrame>
    )
  if (data) {
    const isPaid = data.status === 'complete'
    return (
      <CheckoutFrame>
        <Message title={t(data.status)} hint={isPaid ? t('completeHint') : t('expiredHint')}>
          <a href={paymentAddress(isPaid ? data.successUrl : data.cancelUrl) ?? paths.learner}>
            {t('toSchool')}
          </a>
        </Message>
      </CheckoutFrame>
    )
  }
  if (!error)
    return (
      <CheckoutFrame>
        <div className={styles.waiting} aria-busy="true" />
        <div className={styles.waiting} aria-hidden />
      </CheckoutFrame>
    )
  // The server refuses an invalid session id as bad input
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <CheckoutFrame>
      <Message
        title={isMissing ? t('notFound') : t('failed')}
        hint={isMissing ? t('notFoundHint') : errorMessage(error)}
      >
        {!isMissing && <RetryButton onRetry={() => void refetch()} />}
        <a href={paths.learner}>{t('toSchool')}</a>
      </Message>
    </CheckoutFrame>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <button type="button" className={styles.plain} onClick={onRetry}>
      {t('state.retry')}
    </button>
  )
}

type MessageProps = { title: string; hint: string; children: ReactNode }

const Message = ({ title, hint, children }: MessageProps) => (
  <section className={styles.message}>
    <h1>{title}</h1>
    <p aria-live="polite">{hint}</p>
    {children}
  </section>
)
