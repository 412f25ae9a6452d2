import { MessagesPage } from '../../parts/messages/messages-page.tsx'

export default function LearnerMessagesPage() {
  return <MessagesPage area="learner" />
}
