import type { testCards } from '@sohbet/contract/selling/local-checkout'
import { useTranslation } from '../texts/use-translation.ts'
import styles from './checkout.module.css'

type Props = {
  cards: typeof testCards
  chosen: string
  isDisabled: boolean
  onChoose: (number: string) => void
}

/** Fills in a test card on a click. */
export function TestCards({ cards, chosen, isDisabled, onChoose }: Props) {
  const { t } = useTranslation('checkout')
  const choices = [
    { number: cards.pays, label: t('cardPays') },
    { number: cards.declined, label: t('cardDeclined') },
  ]
  return (
    <fieldset className={styles.cards} disabled={isDisabled}>
      <legend>{t('cards')}</legend>
      {choices.map(({ number, label }) => (
        <button key={number} type="button" aria-pressed={chosen === number} onClick={() => onChoose(number)}>
          <span>{label}</span>
          <small>{number}</small>
        </button>
      ))}
    </fieldset>
  )
}
