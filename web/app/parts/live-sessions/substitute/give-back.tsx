import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayGiveBack } from '@sohbet/domain/live-session/rules'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { timesOf } from '../live-session-groups.ts'
import { useRemoveSubstitute } from './substitutes.queries.ts'

type Props = { session: StaffLiveSession; onDone: () => void }

/** A substitute gives the session back to the course's coach, in time. */
export function GiveBack({ session, onDone }: Props) {
  const { t } = useTranslation('substitutes')
  const now = useNow()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useRemoveSubstitute()
  if (!mayGiveBack(timesOf(session), { isAsSubstitute: true, now }).allowed) return null
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: t('giveBackAsk'),
        deed: t('giveBack'),
        isDestructive: true,
        action: () => remove(session.id),
      })
      if (!isSure) return
      showSuccess(t('givenBack'))
      onDone()
    } catch (error) {
      showError(t('failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void ask()}>
        {t('giveBack')}
      </Button>
      {dialog}
    </>
  )
}
