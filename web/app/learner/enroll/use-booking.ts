import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { salesDocumentsKey } from '../enrollment/documents.queries.ts'
import { useEnroll, type Booking } from '../enrollment/enrollment.queries.ts'
import { usePaymentPage } from '../enrollment/use-payment-page.ts'
import { agreeParam, isPriceChanged } from '../enrollment/pay-button.tsx'
import { enrollPath, successPath } from '../learner-paths.ts'

/** Holds a seat and opens the payment page; a free course is enrolled at once. Nothing is held unless `before` succeeds. */
export function useBooking(before?: () => Promise<boolean>) {
  const { t } = useTranslation('enrollment')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useEnroll()
  const { isLeaving, goTo } = usePaymentPage()

  const book = useSingleFlight(async (choice: Booking) => {
    if (isLeaving || (before && !(await before()))) return
    try {
      const onward = await mutateAsync(choice)
      if ('sessionUrl' in onward) goTo(onward.sessionUrl)
      else await navigate(successPath(onward.enrollmentId))
    } catch (error) {
      showError(t('paymentError'), errorMessage(error, t('startFailed')))
      // The held seat's page shows the new price and asks for the documents
      if (error instanceof ApiError && error.code === 'DOCUMENTS_CHANGED')
        await queryClient.invalidateQueries({ queryKey: salesDocumentsKey })
      if (isPriceChanged(error)) await navigate(`${enrollPath(choice.courseId)}?${agreeParam}`)
    }
  })
  return { book, isBusy: isPending || isLeaving }
}
