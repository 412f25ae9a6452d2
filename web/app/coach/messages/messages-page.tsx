import { MessagesPage } from '../../parts/messages/messages-page.tsx'

export default function CoachMessagesPage() {
  return <MessagesPage area="coach" />
}
