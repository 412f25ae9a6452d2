import type { User } from '@sohbet/contract/people/users'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { lessonsInTheWay } from '../../parts/lessons-in-the-way.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { openCoursesQuery } from '../coaches/coaches.queries.ts'
import { OpenCourses } from '../coaches/open-courses.tsx'
import { useChangeUser, type UserChange } from './users.queries.ts'

export type AskToChange = (change: UserChange, user: User) => void

/** Changes that only give rights; all others sign the user out or remove a right. */
const harmless = new Set<UserChange>(['verify', 'unlock', 'forgetFailures', 'allowRetake', 'letIn'])

/** Changes after which a coach can no longer teach. */
const endsCoaching = new Set<UserChange>(['suspend', 'makeLearner', 'makeAdmin'])

/** States the effect of a change to an account, and makes it after confirmation. */
export function useAskToChange() {
  const { t } = useTranslation('users')
  const { confirm, ...asking } = useConfirm()
  const { mutateAsync } = useChangeUser()
  const client = useQueryClient()

  const ask = useCallback(
    async (change: UserChange, { id: userId, username, role }: User) => {
      try {
        const isLost = role === 'coach' && endsCoaching.has(change)
        const courses = isLost ? await client.fetchQuery(openCoursesQuery(userId)) : []
        const isDone = await confirm({
          message: (
            <>
              {courses.length > 0 && (
                <OpenCourses username={username} courses={courses} next={t('openCoursesNext')} />
              )}
              <p>{t(`change.${change}.ask`, { username })}</p>
            </>
          ),
          isDestructive: !harmless.has(change),
          action: () => mutateAsync({ change, userId }),
        })
        if (isDone) showSuccess(t(`change.${change}.done`))
      } catch (error) {
        const link = lessonsInTheWay(error, 'admin', { searchText: username, searchColumn: 'coach' })
        showError(errorMessage(error, t('changeFailed')), undefined, link)
      }
    },
    [client, confirm, mutateAsync, t],
  )
  const askToChange: AskToChange = useCallback((change, user) => void ask(change, user), [ask])
  return { askToChange, ...asking }
}
