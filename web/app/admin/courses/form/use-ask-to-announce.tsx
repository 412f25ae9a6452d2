import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { changedCoaches, coachesOf } from '@sohbet/domain/course/coaches'
import { courseStatus } from '@sohbet/domain/course/status'
import { changeDays } from '@sohbet/domain/enrollment/cancellation'
import { isRescheduled } from '@sohbet/domain/live-session/plan'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { loadCourse } from '../courses.queries.ts'

/** Before new dates, weekly times or coaches are saved: states who is told and who may cancel, and asks. */
export function useAskToAnnounce(course: Course | undefined) {
  const { t } = useTranslation('courses')
  const { confirm, dialog } = useConfirm()

  /** True when nobody is told, or the admin agrees. */
  const mayAnnounce = async (fields: CourseFields) => {
    if (!course) return true
    try {
      // Learners may have enrolled, and another admin may have saved, since the form was opened
      const current = await loadCourse(course.id)
      const now = new Date()
      const isMoved = isRescheduled(current, fields, now)
      const changed = changedCoaches(current, fields, now)
      const learners = current.currentEnrollments
      if (changed.length === 0 && (!isMoved || learners === 0)) return true
      const coaches = new Set(isMoved ? [...coachesOf(fields), ...changed] : changed).size
      const deed = isMoved && changed.length > 0 ? 'both' : isMoved ? 'move' : 'replace'
      return await confirm({
        message: (
          <>
            <p>{t(`form.announce.${deed}`)}</p>
            <p>
              {t('form.announce.told', {
                learners: t('form.announce.learners', { count: learners }),
                coaches: t('form.announce.coaches', { count: coaches }),
              })}
            </p>
            {isMoved && learners > 0 && (
              <p>{t(`form.announce.${refundOf(fields, now)}`, { days: changeDays })}</p>
            )}
          </>
        ),
        deed: t(`form.announce.deed.${deed}`),
        isDestructive: true,
      })
    } catch (error) {
      showError(t('form.failed'), errorMessage(error, t('form.failedText')))
      return false
    }
  }
  return { mayAnnounce, dialog }
}

const refundOf = (fields: CourseFields, now: Date) =>
  courseStatus(fields, now) === 'upcoming' ? 'refundBefore' : 'refundAfter'
