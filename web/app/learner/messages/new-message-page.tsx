import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { NewMessage } from '../../parts/messages/compose/new-message.tsx'

export default function LearnerNewMessagePage() {
  return (
    <MessagesPage area="learner">
      <NewMessage area="learner" />
    </MessagesPage>
  )
}
