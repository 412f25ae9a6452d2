import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useCancelEnrollment } from '../enrollment/enrollment.queries.ts'

const readTime = 6000

/** Asks before a seat is cancelled, and shows the refund. Render `dialog`. */
export function useCancel(seat: OwnEnrollment) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { mutateAsync } = useCancelEnrollment()
  const { confirm, dialog } = useConfirm()
  const formatMoney = (amount: number) => formatAmount(amount, seat.currency, language)
  const course = seat.course.name

  const question = () => {
    const isFree = seat.amount === 0
    if (seat.status === 'pending')
      return <p>{t(isFree ? 'freeCourse.giveUpAsk' : 'courses.giveUpAsk', { course })}</p>
    // A seat that the school gave away may have credits
    if (isFree && seat.source !== 'hand') return <p>{t('freeCourse.cancelAsk', { course })}</p>
    if (seat.refund === 0) return <p>{t('courses.cancelFreeAsk', { course })}</p>
    return (
      <>
        <p>{t('courses.cancelAsk', { course, amount: formatMoney(seat.refund) })}</p>
        {seat.cancelGround !== 'start' && seat.course.status !== 'upcoming' && (
          <p>{t('courses.cancelShare')}</p>
        )}
        <p>{seat.source === 'hand' ? t('courses.cancelNoteHand') : t('courses.cancelNote')}</p>
      </>
    )
  }

  const cancel = async () => {
    let refund = 0
    try {
      const isSure = await confirm({
        message: question(),
        isDestructive: true,
        deed: seat.status === 'pending' ? t('courses.giveUp') : t('courses.cancel'),
        action: async () =>
          ({ refund } = await mutateAsync({
            id: seat.id,
            refund: seat.status === 'active' ? seat.refund : undefined,
          })),
      })
      if (!isSure) return
      const title = seat.status === 'pending' ? t('courses.givenUp') : t('courses.cancelDone')
      const back = refund > 0 ? t('courses.cancelDoneRefund', { amount: formatMoney(refund) }) : undefined
      showSuccess(title, back, readTime)
    } catch (error) {
      showError(t('courses.cancelFailed'), errorMessage(error))
    }
  }
  return { cancel, dialog }
}
