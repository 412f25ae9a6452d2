import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { paymentAddress } from '../../parts/payment-address.ts'
import { showError } from '../../ui/feedback/toasts.tsx'

/** Navigates to the payment page. `isLeaving` is true until the browser has left. */
export function usePaymentPage() {
  const { t } = useTranslation('enrollment')
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // The browser's Back may restore this page from its cache in its waiting state
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
