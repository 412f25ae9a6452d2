import type { Message, ThreadInList, ThreadPage } from '@sohbet/contract/messaging/threads'
import { useTranslation } from '../../texts/use-translation.ts'

type Head = Pick<ThreadInList, 'with'>

/** Display names, with special ones for the school and deleted accounts. */
export function useNames() {
  const { t } = useTranslation('messages')
  const ofOther = ({ with: other }: Head) =>
    other.role === 'school' ? t('school') : (other.name ?? t('deleted'))
  const ofAuthor = (message: Message, thread: ThreadPage) => {
    if (message.isOwn) return t('you')
    if (message.author) return message.author.name
    return thread.kind === 'contact' && message.side === 'person' ? ofOther(thread) : t('deleted')
  }
  return { ofOther, ofAuthor }
}
