import { useTranslation } from '../../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { useStartThread } from '../../../parts/messages/messages.queries.ts'
import { messagesPath, threadPath } from '../../../paths.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { coachPaths } from '../../coach-paths.ts'
import type { WriteDraft } from './use-write-draft.ts'
import { useAnnounce, useSendToGroup } from './write.queries.ts'

/** Sends the message in its way, says how many got it, and leads to where it is. */
export function useSendWritten({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['coachMessages', 'messages'])
  const navigate = useNavigate()
  const start = useStartThread()
  const group = useSendToGroup()
  const announcement = useAnnounce()
  const onError = (error: Error) => showError(t('messages:compose.failed'), errorMessage(error))
  const leave = (path: string, said?: string) => {
    onSent()
    if (said) showSuccess(said)
    void navigate(path, { replace: true })
  }

  const send = ({ courseIds, userIds, way, title, text, attachments, key }: WriteDraft) => {
    const [to = ''] = userIds
    if (way === 'announcement')
      return announcement.mutate(
        { key, courseIds, title, text },
        {
          onError,
          onSuccess: (sent) => {
            const count = sent.reduce((sum, { sentCount }) => sum + sentCount, 0)
            leave(coachPaths.announcements, t('announced', { count }))
          },
        },
      )
    if (courseIds.length === 0 && userIds.length === 1)
      return start.mutate(
        { to, text, clientId: key, attachmentIds: attachments.map(({ id }) => id) },
        { onError, onSuccess: ({ threadId }) => leave(threadPath('coach', threadId)) },
      )
    return group.mutate(
      { key, to: { courseIds, userIds }, text },
      {
        onError,
        onSuccess: ({ sent, threadId }) =>
          leave(threadId ? threadPath('coach', threadId) : messagesPath.coach, t('sent', { count: sent })),
      },
    )
  }
  return { send, isPending: start.isPending || group.isPending || announcement.isPending }
}
