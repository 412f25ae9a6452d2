import type { Course } from '@sohbet/contract/catalogue/courses'
import { courseStatus, type CourseDates } from '@sohbet/domain/course/status'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

/** An upcoming course moved to today or earlier begins when saved, which cannot be undone. */
export function useAskToStart(course: Course | undefined) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()

  const mayMove = async ({ startDate, endDate }: CourseDates) => {
    const now = new Date()
    const status = courseStatus({ startDate, endDate }, now)
    if (!course || status === 'upcoming' || courseStatus(course, now) !== 'upcoming') return true
    const day = formatDay(startDate, language)
    return confirm({ message: t(`form.askStart.${status}`, { day }), isDestructive: true })
  }
  return { mayMove, dialog }
}
