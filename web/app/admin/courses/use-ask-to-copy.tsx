import type { Course } from '@sohbet/contract/catalogue/courses'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { coursePath } from '../admin-paths.ts'
import { useListState } from './course-list-state.ts'
import { useCopyCourse } from './courses.queries.ts'

type Named = Pick<Course, 'id' | 'name'>

/** Copies a course after confirmation and opens the copy, so that its dates can be checked. */
export function useAskToCopy() {
  const { t } = useTranslation('courses')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: copy } = useCopyCourse()
  const navigate = useNavigate()
  const state = useListState()

  const ask = async ({ id, name }: Named) => {
    try {
      let made: Course | undefined
      await confirm({ message: t('copy.ask', { name }), action: async () => (made = await copy(id)) })
      if (!made) return
      showSuccess(t('copy.done'), t('copy.doneText', { name: made.name }), 5000)
      void navigate(coursePath('edit', made.id), { state })
    } catch (error) {
      showError(t('copy.failed'), errorMessage(error))
    }
  }
  return { askToCopy: (course: Named) => void ask(course), dialog }
}
