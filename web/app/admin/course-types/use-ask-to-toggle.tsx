import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useSaveCourseType } from './course-types.queries.ts'

/** Makes a type active or passive after a confirmation that states the effect. */
export function useAskToToggle() {
  const { t } = useTranslation('courseTypes')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: save } = useSaveCourseType()

  const ask = async ({ id, name, description, isActive }: CourseType) => {
    try {
      const isDone = await confirm({
        message: t(isActive ? 'toggle.deactivate' : 'toggle.activate', { name }),
        isDestructive: isActive,
        action: () => save({ id, fields: { name, description, isActive: !isActive } }),
      })
      if (isDone) showSuccess(t('updated'))
    } catch (error) {
      showError(t('failed'), errorMessage(error, t('failedText')))
    }
  }
  return { askToToggle: (type: CourseType) => void ask(type), dialog }
}
