import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { buyer, type CheckoutOptions } from '@sohbet/contract/selling/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { focusFirst } from '../../../ui/form/focus-first.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { checkoutOptionsQuery, type BuyerInput } from '../../enrollment/enrollment.queries.ts'
import styles from '../enroll.module.css'

const emptyBuyer = {
  name: '',
  surname: '',
  phone: '',
  address: '',
  city: '',
  country: 'Türkiye',
  identityNumber: '',
}
/** In the order of the form, with the browser's names for filling them in. */
const fields = [
  ['name', 'given-name'],
  ['surname', 'family-name'],
  ['phone', 'tel'],
  ['identityNumber', 'off'],
  ['address', 'street-address'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
] as const

/**
 * The buyer's details, for providers that need them. `read` returns what the payment sends, or undefined after marking
 * what is missing.
 */
export function useBuyer(courseId: string, { isFree = false } = {}) {
  return useBuyerForm(useQuery({ ...checkoutOptionsQuery(courseId), enabled: !isFree }).data)
}

type Options = Pick<CheckoutOptions, 'needsBuyer' | 'buyer' | 'instalments'>

/** The same for what is no course. */
export function useBuyerForm<Given extends Options>(options: Given | undefined) {
  const known = options?.buyer
  const [remembers, setRemembers] = useState<boolean>()
  const form = useZodForm(buyer, { initialValues: emptyBuyer })
  const [filledFrom, setFilledFrom] = useState<typeof known>()
  if (known && filledFrom !== known) {
    setFilledFrom(known)
    form.setValues(known)
  }
  const isRemembered = remembers ?? Boolean(known)
  const read = (): BuyerInput | undefined => {
    if (!options?.needsBuyer) return {}
    const { hasErrors, errors } = form.validate()
    if (!hasErrors) return { buyer: form.values, rememberBuyer: isRemembered }
    focusFirst(form, Object.keys(errors))
    return undefined
  }
  return { options, form, read, isRemembered, setRemembers }
}

type Props = Omit<ReturnType<typeof useBuyer>, 'options'> & {
  options: Options | undefined
  isDisabled: boolean
}

export function BuyerForm({ options, form, isRemembered, setRemembers, isDisabled }: Props) {
  const { t } = useTranslation('buyer')
  return (
    <>
      {options?.needsBuyer && (
        <fieldset className={styles.consents} disabled={isDisabled}>
          <legend>{t('title')}</legend>
          <p className={styles.why}>{t('why')}</p>
          <div className={styles.buyer}>
            {fields.map(([name, autoComplete]) => (
              <TextField
                key={name}
                form={form}
                name={name}
                label={t(name)}
                autoComplete={autoComplete}
                {...(name === 'phone' && { type: 'tel' })}
                {...(name === 'address' && { className: styles.wide })}
              />
            ))}
          </div>
          <Checkbox
            size="md"
            color="cool"
            label={t('remember')}
            checked={isRemembered}
            onChange={({ currentTarget }) => setRemembers(currentTarget.checked)}
          />
        </fieldset>
      )}
      <Instalments options={options} />
    </>
  )
}

function Instalments({ options }: { options: Options | undefined }) {
  const { t } = useTranslation('buyer')
  const most = Math.max(1, ...(options?.instalments ?? []))
  return most > 1 && <p className={styles.why}>{t('instalments', { count: most })}</p>
}
