import { useTranslation } from '../../texts/use-translation.ts'
import { ApiError } from '../../api/api-error.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'

const isClash = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'COACH_BUSY'

/**
 * When the server warns of another session of the coach, it asks first, and then calls again. Resolves to whether the
 * call succeeded. Render `dialog`.
 */
export function useAcceptClash() {
  const { t } = useTranslation('staffSessions')
  const { confirm, dialog } = useConfirm()

  async function acceptClash(call: (isClashAccepted?: true) => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      return true
    } catch (error) {
      if (!isClash(error)) throw error
      return confirm({
        message: (
          <>
            <p>{error.message}</p>
            <p>{t('form.clashAsk')}</p>
          </>
        ),
        isDestructive: true,
        action: () => call(true),
      })
    }
  }
  return { acceptClash, dialog }
}
