import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { loadTexts } from '../../texts/load-texts.ts'

export const clientLoader = () => loadTexts('recorder')

export default function LearnerMessagesPage() {
  return <MessagesPage area="learner" />
}
