import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveWaitingList } from './enrollment.queries.ts'

type Place = { courseId: string; courseName: string; place: number }

/** Asks before a place in the waiting list is given up. Render `dialog`. */
export function useLeaveLine() {
  const { t } = useTranslation('enrollment')
  const { mutateAsync, isPending: isLeaving } = useLeaveWaitingList()
  const { confirm, dialog } = useConfirm()

  const leave = async ({ courseId, courseName, place }: Place) => {
    try {
      await confirm({
        message: t('waiting.leaveAsk', { place, course: courseName }),
        isDestructive: true,
        deed: t('waiting.leave'),
        action: () => mutateAsync(courseId),
      })
    } catch (error) {
      showError(t('waiting.failed'), errorMessage(error))
    }
  }
  return { leave, isLeaving, dialog }
}
