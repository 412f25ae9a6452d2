import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { NewMessage } from '../../parts/messages/compose/new-message.tsx'

export default function CoachNewMessagePage() {
  return (
    <MessagesPage area="coach">
      <NewMessage area="coach" />
    </MessagesPage>
  )
}
