import { useTranslation } from '../../../texts/use-translation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

type Accepted = { isClashAccepted?: true; isAwayAccepted?: true }

/** What accepts a warning of the server; undefined for any other error. */
function acceptanceOf({ code }: ApiError): Accepted | undefined {
  if (code === 'COACH_BUSY') return { isClashAccepted: true }
  return code === 'COACH_AWAY' ? { isAwayAccepted: true } : undefined
}

/**
 * When the server warns of another session of the coach, or that the coach is away, it asks first, and then calls again.
 * Resolves to whether the call succeeded. Render `dialog`.
 */
export function useAcceptClash() {
  const { t } = useTranslation('staffSessions')
  const { confirm, dialog } = useConfirm()
  const isCoach = useSession()?.user.role === 'coach'
  // A coach is warned about the own times away only
  const isOwnAway = ({ code }: ApiError) => code === 'COACH_AWAY' && isCoach

  async function acceptClash(call: (accepted: Accepted) => Promise<unknown>): Promise<boolean> {
    const ask = async (error: unknown, before: Accepted): Promise<boolean> => {
      const more = error instanceof ApiError ? acceptanceOf(error) : undefined
      if (!(error instanceof ApiError) || !more) throw error
      const accepted = { ...before, ...more }
      try {
        return await confirm({
          message: (
            <>
              <p>{isOwnAway(error) ? t('form.ownAway') : error.message}</p>
              <p>{t('form.clashAsk')}</p>
            </>
          ),
          isDestructive: true,
          action: () => call(accepted),
        })
      } catch (next) {
        return ask(next, accepted)
      }
    }
    try {
      await call({})
      return true
    } catch (error) {
      return ask(error, {})
    }
  }
  return { acceptClash, dialog }
}
