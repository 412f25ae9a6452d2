import { NewMessage } from '../../parts/messages/compose/new-message.tsx'
import { CoachMessages, insertReply } from './messages-page.tsx'

export default function CoachNewMessagePage() {
  return (
    <CoachMessages>
      <NewMessage area="coach" tools={insertReply} />
    </CoachMessages>
  )
}
