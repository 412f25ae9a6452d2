import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { NewMessage } from '../../parts/messages/compose/new-message.tsx'
import { loadTexts } from '../../texts/load-texts.ts'

export const clientLoader = () => loadTexts('recorder')

export default function LearnerNewMessagePage() {
  return (
    <MessagesPage area="learner">
      <NewMessage area="learner" />
    </MessagesPage>
  )
}
