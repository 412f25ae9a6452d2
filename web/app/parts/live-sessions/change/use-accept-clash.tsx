import { useTranslation } from '../../../texts/use-translation.ts'
import { ApiError } from '../../../api/api-error.ts'
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

  async function acceptClash(call: (accepted: Accepted) => Promise<unknown>): Promise<boolean> {
    const ask = async (error: unknown, before: Accepted): Promise<boolean> => {
      const more = error instanceof ApiError ? acceptanceOf(error) : undefined
      if (!(error instanceof ApiError) || !more) throw error
      const accepted = { ...before, ...more }
      try {
        return await confirm({
          message: (
            <>
              <p>{error.message}</p>
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
