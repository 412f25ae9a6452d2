import { Button, type ButtonProps } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { useOpenCheckout } from './enrollment.queries.ts'
import { usePaymentPage } from './use-payment-page.ts'

type Props = ButtonProps & { seat: Pick<OwnEnrollment, 'id' | 'amount' | 'currency'> }

/** Opens the payment page of a held seat; a free one becomes the learner's at once. */
export function PayButton({ seat, ...props }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { mutateAsync, isPending } = useOpenCheckout()
  const { isLeaving, goTo } = usePaymentPage()
  const isBusy = isPending || isLeaving

  const pay = useSingleFlight(async () => {
    if (isLeaving) return
    try {
      goTo(await mutateAsync(seat.id))
    } catch (error) {
      showError(t('paymentError'), errorMessage(error, t('startFailed')))
    }
  })
  return (
    <Button {...props} loading={isBusy} onClick={() => void pay()}>
      {seat.amount === 0
        ? t('freeCourse.take')
        : t('courses.pay', { amount: formatAmount(seat.amount, seat.currency, language) })}
    </Button>
  )
}
