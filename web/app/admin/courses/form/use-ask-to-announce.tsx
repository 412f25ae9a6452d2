import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { Course, CourseChange } from '@sohbet/contract/catalogue/courses'
import { hasOtherCoaches } from '@sohbet/domain/course/coaches'
import { courseStatus } from '@sohbet/domain/course/status'
import { changeDays } from '@sohbet/domain/enrollment/cancellation'
import { isRescheduled } from '@sohbet/domain/live-session/plan'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { ChangedCourse, LostSessions } from './changed-course.tsx'

/** Asks before new dates, weekly times or coaches are saved: shows the change, its losses, recipients and refunds. */
export function useAskToAnnounce(course: Course | undefined, names: ReadonlyMap<string, string>) {
  const { t } = useTranslation('courses')
  const { confirm, dialog } = useConfirm()

  /** True when the change needs no question, or the admin agrees. */
  const mayAnnounce = (fields: CourseFields, { before, learnerCount, coachCount, lost }: CourseChange) => {
    const now = new Date()
    const isMoved = isRescheduled(before, fields, now)
    const isReplaced = hasOtherCoaches(before, fields, now)
    if (!isReplaced && !(isMoved && (learnerCount > 0 || lost.length > 0))) return true
    const deed = isMoved && isReplaced ? 'both' : isMoved ? 'move' : 'replace'
    return confirm({
      message: (
        <>
          <p>{t(`form.announce.${deed}`)}</p>
          <ChangedCourse before={before} after={fields} isReplaced={isReplaced} names={names} />
          {lost.length > 0 && <LostSessions sessions={lost} />}
          <p>
            {t('form.announce.recipients', {
              learners: t('form.announce.learners', { count: learnerCount }),
              coaches: t('form.announce.coaches', { count: coachCount }),
            })}
          </p>
          {isMoved && learnerCount > 0 && (
            <p>
              {t(`form.announce.${course?.price === 0 ? 'free' : 'refund'}${timeOf(fields, now)}`, {
                days: changeDays,
              })}
            </p>
          )}
        </>
      ),
      deed: t(`form.announce.deed.${deed}`),
      isDestructive: true,
    })
  }
  return { mayAnnounce, dialog }
}

const timeOf = (fields: CourseFields, now: Date) =>
  courseStatus(fields, now) === 'upcoming' ? 'Before' : 'After'
