import type { User } from '@sohbet/contract/people/users'
import { useCallback } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { lessonsInTheWay } from '../../parts/lessons-in-the-way.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useSuccessors } from '../coaches/successors/use-successors.tsx'
import type { ReplacementBody } from '../coaches/successors/successors.queries.ts'
import { useChangeUser, type UserChange } from './users.queries.ts'

export type AskToChange = (change: UserChange, user: User) => void

/** Changes that only give rights; all others sign the user out or remove a right. */
const harmless = new Set<UserChange>(['verify', 'unlock', 'forgetFailures', 'allowRetake', 'letIn'])

/** Changes after which a coach can no longer teach. */
const endsCoaching = new Map<UserChange, ReplacementBody['change']>([
  ['suspend', { kind: 'suspend' }],
  ['makeLearner', { kind: 'role', role: 'learner' }],
  ['makeAdmin', { kind: 'role', role: 'admin' }],
])

/** States the effect of a change to an account, and makes it after confirmation. */
export function useAskToChange() {
  const { t } = useTranslation('users')
  const { confirm, ...asking } = useConfirm()
  const { askForSuccessors, successorsDialog, isAskingForSuccessors } = useSuccessors()
  const { mutateAsync } = useChangeUser()

  const ask = useCallback(
    async (change: UserChange, { id: userId, username, role }: User) => {
      try {
        const ending = role === 'coach' ? endsCoaching.get(change) : undefined
        const note = t(`change.${change}.ask`, { username })
        const deed = ending?.kind === 'role' ? t('changeRole') : t(`change.${change}.button`)
        const handedOver =
          ending && (await askForSuccessors({ userId, username, change: ending, note, deed }))
        const isDone =
          handedOver ??
          (await confirm({
            message: <p>{note}</p>,
            isDestructive: !harmless.has(change),
            action: () => mutateAsync({ change, userId }),
          }))
        if (isDone) showSuccess(t(`change.${change}.done`))
      } catch (error) {
        const link = lessonsInTheWay(error, 'admin', { searchText: username, searchColumn: 'coach' })
        showError(errorMessage(error, t('changeFailed')), undefined, link)
      }
    },
    [askForSuccessors, confirm, mutateAsync, t],
  )
  const askToChange: AskToChange = useCallback((change, user) => void ask(change, user), [ask])
  return {
    askToChange,
    isAsking: asking.isAsking || isAskingForSuccessors,
    dialog: (
      <>
        {asking.dialog}
        {successorsDialog}
      </>
    ),
  }
}
