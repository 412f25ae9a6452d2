import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useCopyCourseType } from './course-types.queries.ts'

/** Copies a type with its modules and quizzes after a confirmation that names what is copied. */
export function useAskToCopy() {
  const { t } = useTranslation('courseTypes')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: copy } = useCopyCourseType()

  const ask = async ({ id, name }: CourseType) => {
    try {
      let made: CourseType | undefined
      await confirm({ message: t('copy.ask', { name }), action: async () => (made = await copy(id)) })
      if (made) showSuccess(t('copy.done'), t('copy.doneText', { name: made.name }))
    } catch (error) {
      showError(t('copy.failed'), errorMessage(error))
    }
  }
  return { askToCopy: (type: CourseType) => void ask(type), dialog }
}
