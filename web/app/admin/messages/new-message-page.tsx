import { NewMessage } from '../../parts/messages/compose/new-message.tsx'
import { InsertReply } from '../../parts/messages/replies/insert-reply.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { Inbox } from './messages-page.tsx'

const composerTools = (insert: (text: string) => void) => <InsertReply onInsert={insert} />

export const clientLoader = () => loadTexts('recorder')

export default function AdminNewMessagePage() {
  return (
    <Inbox>
      <NewMessage area="admin" tools={composerTools} />
    </Inbox>
  )
}
