import { Button, type ButtonProps } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { useOpenCheckout, type BuyerInput } from './enrollment.queries.ts'
import { enrollPath } from '../learner-paths.ts'
import { usePaymentPage } from './use-payment-page.ts'

type Props = ButtonProps & {
  seat: Pick<OwnEnrollment, 'id' | 'courseId' | 'amount' | 'currency'>
  /** The buyer's details on this screen; undefined while they are not complete. */
  readBuyer?: () => BuyerInput | undefined
  /** Nothing is opened unless it succeeds. */
  before?: () => Promise<boolean>
}

/** In the URL of a held seat's page: the documents are asked for there. */
export const agreeParam = 'agree'
const missing = new Set(['BUYER_REQUIRED', 'CONSENTS_REQUIRED'])

export const isPriceChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PRICE_CHANGED'
const priceOf = ({ amount, currency }: Props['seat']) => ({ amount, currency })

/** Opens the payment page of a held seat; a free one becomes the learner's at once. */
export function PayButton({ seat, readBuyer, before, ...props }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { mutateAsync, isPending } = useOpenCheckout()
  const { isLeaving, goTo } = usePaymentPage()
  const navigate = useNavigate()
  const isBusy = isPending || isLeaving

  const pay = useSingleFlight(async () => {
    const buyer = readBuyer ? readBuyer() : {}
    if (isLeaving || !buyer || (before && !(await before()))) return
    try {
      goTo(await mutateAsync({ enrollmentId: seat.id, price: priceOf(seat), ...buyer }))
    } catch (error) {
      // The page of the seat asks for what is missing
      if (error instanceof ApiError && missing.has(error.code))
        return navigate(`${enrollPath(seat.courseId)}?${agreeParam}`)
      // It says how to reach the school
      if (error instanceof ApiError && error.code === 'NO_PAYMENTS')
        return navigate(enrollPath(seat.courseId))
      showError(t('paymentError'), errorMessage(error, t('startFailed')))
      if (isPriceChanged(error)) return navigate(`${enrollPath(seat.courseId)}?${agreeParam}`)
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
