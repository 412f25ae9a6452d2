import type { Input } from '@sohbet/contract/endpoint'
import type { changeLiveSession } from '@sohbet/contract/learning/live-sessions'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useChangeLiveSession } from './staff-live-sessions.queries.ts'

type Body = NonNullable<Input<typeof changeLiveSession>['body']>

const isClash = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'COACH_BUSY'

/**
 * Saves a change of a session. When the server warns of another session of the coach, it asks first. Resolves to
 * whether the change is saved. Render `dialog`.
 */
export function useSaveLiveSession(id: string) {
  const { t } = useTranslation('staffSessions')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: change, isPending } = useChangeLiveSession(id)

  async function save(body: Body): Promise<boolean> {
    try {
      await change(body)
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
        action: () => change({ ...body, isClashAccepted: true }),
      })
    }
  }
  return { save, isPending, dialog }
}
