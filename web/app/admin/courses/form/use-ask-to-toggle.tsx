import type { Course } from '@sohbet/contract/catalogue/courses'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { useToggleCourse, type CourseToggle } from '../courses.queries.ts'

const words = {
  active: {
    stateOf: (course: Course) => course.isActive,
    question: (isOn: boolean) => (isOn ? 'actions.askDeactivate' : 'actions.askReactivate'),
    done: 'actions.activeToggled',
    failed: 'actions.activeFailed',
  },
  enrollment: {
    stateOf: (course: Course) => course.isClosedToEnrolments,
    question: (isOn: boolean) => (isOn ? 'actions.askReopen' : 'actions.askClose'),
    done: 'actions.enrollmentToggled',
    failed: 'actions.enrollmentFailed',
  },
} as const

/** Toggles one of the course's two switches after confirmation, if its state is still the shown one. */
export function useAskToToggle(toggle: CourseToggle) {
  const { t } = useTranslation('courses')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync } = useToggleCourse(toggle)
  const { stateOf, question, done, failed } = words[toggle]

  const ask = async (course: Course) => {
    const state = stateOf(course)
    try {
      const isDone = await confirm({
        message: t(question(state)),
        isDestructive: toggle === 'active' && state,
        action: () => mutateAsync({ id: course.id, expected: state }),
      })
      if (isDone) showSuccess(t(done))
    } catch (error) {
      showError(t(failed), errorMessage(error))
    }
  }
  return { ask: (course: Course) => void ask(course), dialog }
}
