import type { Reply } from '@sohbet/contract/endpoint'
import type { listOpenCourses } from '@sohbet/contract/people/coaches'
import type { User } from '@sohbet/contract/people/users'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { openCoursesQuery, useChangeUser, type UserChange } from './users.queries.ts'

export type AskToChange = (change: UserChange, user: User) => void

/** Changes that only give rights; all others sign the user out or remove a right. */
const harmless = new Set<UserChange>(['verify', 'unlock', 'forgetFailures', 'allowRetake', 'letIn'])

/** Changes after which a coach can no longer teach. */
const endsCoaching = new Set<UserChange>(['suspend', 'makeLearner', 'makeAdmin'])

type OpenCourses = Reply<typeof listOpenCourses>

/** The courses that a coach leaves without a coach. */
function LostCourses({ username, courses }: { username: string; courses: OpenCourses }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  return (
    <>
      <p>{t('openCourses', { username, count: courses.length })}</p>
      <ul>
        {courses.map(({ id, name, startDate, endDate }) => (
          <li key={id}>
            <strong>{name}</strong>, {formatDay(startDate, language)} – {formatDay(endDate, language)}
          </li>
        ))}
      </ul>
      <p>{t('openCoursesNext')}</p>
    </>
  )
}

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
              {courses.length > 0 && <LostCourses username={username} courses={courses} />}
              <p>{t(`change.${change}.ask`, { username })}</p>
            </>
          ),
          isDestructive: !harmless.has(change),
          action: () => mutateAsync({ change, userId }),
        })
        if (isDone) showSuccess(t(`change.${change}.done`))
      } catch (error) {
        showError(errorMessage(error, t('changeFailed')))
      }
    },
    [client, confirm, mutateAsync, t],
  )
  const askToChange: AskToChange = useCallback((change, user) => void ask(change, user), [ask])
  return { askToChange, ...asking }
}
