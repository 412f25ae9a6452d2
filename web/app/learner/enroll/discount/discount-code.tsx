import { Button, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { DiscountState } from './use-discount.ts'
import styles from './discount.module.css'

/** Asks for a discount code, and shows what it does. */
export function DiscountCode({ discount, isDisabled }: { discount: DiscountState; isDisabled: boolean }) {
  const { t } = useTranslation('discount')
  const { code, typed, setTyped, accepted, refusal, isChecking } = discount
  const [isOpen, setOpen] = useState(code !== '')
  const body = useId()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    discount.applyTyped()
  }
  return (
    <div className={styles.discount}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
      >
        {t('have')}
      </button>
      <div id={body} hidden={!isOpen}>
        {accepted ? (
          <div className={styles.accepted}>
            <output>
              {t(accepted.reduction?.kind === 'code' ? 'accepted' : 'earlyIsBetter', {
                code: accepted.reduction?.code ?? typed,
              })}
            </output>
            <Button variant="default" disabled={isDisabled} onClick={discount.remove}>
              {t('remove')}
            </Button>
          </div>
        ) : (
          <form className={styles.form} onSubmit={apply} noValidate>
            <TextInput
              label={t('label')}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              error={typed.trim() === code ? refusal : undefined}
              disabled={isDisabled}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" variant="default" loading={isChecking} disabled={isDisabled}>
              {t('apply')}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}
