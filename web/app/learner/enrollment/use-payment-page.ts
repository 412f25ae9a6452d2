import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentAddress } from '../../parts/payment-address.ts'
import { showError } from '../../ui/toasts.tsx'

/** The way to the payment page. `isLeaving` from the moment it was found until the browser is gone. */
export function usePaymentPage() {
  const { t } = useTranslation('enrollment')
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // Back from the payment page the browser may show this one as it was left: waiting for ever
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  const goTo = (sessionUrl: string) => {
    const address = paymentAddress(sessionUrl)
    if (!address) return showError(t('paymentError'), t('strangeAddress'))
    setLeaving(true)
    location.assign(address)
  }
  return { isLeaving, goTo }
}
