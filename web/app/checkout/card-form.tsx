import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { fieldMessages } from '@sohbet/contract/field-messages'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { paymentAddress } from '../parts/payment-address.ts'
import { paths } from '../paths.ts'
import { useLanguage } from '../texts/language.ts'
import { formatAmount } from '../ui/format.ts'
import { useSingleFlight } from '../ui/use-single-flight.ts'
import styles from './checkout.module.css'
import { useLeave, usePay } from './checkout.queries.ts'
import type { LocalCheckout } from './order-summary.tsx'
import { TestCards } from './test-cards.tsx'

/** '4242424242424242' in groups, as printed on a card. */
const grouped = (digits: string) =>
  digits
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Pays and leaves the page, once each even on repeated presses. */
function useCheckout(sessionId: string) {
  const pay = usePay(sessionId)
  const leave = useLeave(sessionId)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // The browser's Back may restore this page from its cache
    const wake = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  const follow = useSingleFlight(async (way: () => Promise<{ redirectUrl: string }>) => {
    if (isLeaving) return
    try {
      const { redirectUrl } = await way()
      setLeaving(true)
      location.assign(paymentAddress(redirectUrl) ?? paths.learner)
    } catch {
      // `failure` shows it
    }
  })
  return {
    isPaying: pay.isPending || (pay.isSuccess && isLeaving),
    isBusy: pay.isPending || leave.isPending || isLeaving,
    failure: pay.error ?? leave.error,
    pay: (card: string) => void follow(() => pay.mutateAsync(card)),
    leave: () => void follow(() => leave.mutateAsync()),
  }
}

/** A card number and its fault from the last check. */
function useCard() {
  const language = useLanguage()
  const [card, setCard] = useState('')
  const [mistake, setMistake] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const choose = (number: string) => {
    setCard(number)
    setMistake(undefined)
  }
  /** Moves the focus to the invalid field. */
  const check = () => {
    const checked = payLocalCheckout.body?.safeParse({ card })
    const found = fieldMessages(checked?.error?.issues ?? [], language)['card']
    setMistake(found)
    if (found) input.current?.focus()
    return !found
  }
  return { card, mistake, input, choose, check }
}

export function CardForm({ sessionId, checkout }: { sessionId: string; checkout: LocalCheckout }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { pay, leave, isPaying, isBusy, failure } = useCheckout(sessionId)
  const { card, mistake, input, choose, check } = useCard()
  const id = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && check()) pay(card)
  }
  const amount = formatAmount(checkout.amount, checkout.currency, language)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <span>{t('email')}</span>
        <output>{checkout.email}</output>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-card`}>{t('card')}</label>
        <input
          id={`${id}-card`}
          ref={input}
          value={card}
          inputMode="numeric"
          // Prevents the browser from filling in a real card
          autoComplete="off"
          placeholder="1234 1234 1234 1234"
          disabled={isBusy}
          aria-invalid={mistake !== undefined}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          onChange={({ currentTarget }) => choose(grouped(currentTarget.value))}
        />
        {mistake && (
          <span id={`${id}-mistake`} className={styles.mistake} role="alert">
            {mistake}
          </span>
        )}
      </div>
      <TestCards chosen={card} isDisabled={isBusy} onChoose={choose} cards={testCards} />
      {failure && !isBusy && (
        <p className={styles.failure} role="alert">
          <strong>{t('declined')}.</strong> {errorMessage(failure)}
        </p>
      )}
      <button type="submit" className={styles.pay} disabled={isBusy} data-busy={isPaying || undefined}>
        {isPaying ? t('processing') : t('pay', { amount })}
      </button>
      <button type="button" className={styles.plain} disabled={isBusy} onClick={leave}>
        {t('back')}
      </button>
    </form>
  )
}
