import type { Coach } from '@sohbet/contract/people/coaches'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { openCoursesQuery } from './coaches.queries.ts'
import { OpenCourses } from './open-courses.tsx'

/** Before a coach becomes passive: lists the courses that are not over and asks. Render `dialog`. */
export function useAskToDeactivate(coach: Coach | undefined) {
  const { t } = useTranslation('coaches')
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()

  const mayChange = async ({ isActive }: { isActive: boolean }) => {
    if (!coach?.isActive || !coach.userId || isActive) return true
    const username = coach.user?.username ?? t('erased')
    try {
      const courses = await client.fetchQuery({ ...openCoursesQuery(coach.userId), staleTime: 0 })
      return await confirm({
        message: (
          <>
            {courses.length > 0 && (
              <OpenCourses username={username} courses={courses} next={t('passive.courses')} />
            )}
            <p>{t('passive.ask', { username })}</p>
          </>
        ),
        deed: t('passive.deed'),
        isDestructive: true,
      })
    } catch (error) {
      showError(t('failed'), errorMessage(error, t('failedText')))
      return false
    }
  }
  return { mayChange, dialog }
}
