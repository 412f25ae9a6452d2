import { useSearchParams } from 'react-router'
import { NewMessage } from '../../parts/messages/compose/new-message.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { CoachMessages, insertReply } from './messages-page.tsx'
import { WriteMessage } from './write/write-message.tsx'

export const clientLoader = () => loadTexts('recorder')

/** /coach/messages/new: to learners; with `?to=school` to the school, which has a conversation for every matter. */
export default function CoachNewMessagePage() {
  const [params] = useSearchParams()
  const isToSchool = params.get('to') === 'school'
  return (
    <CoachMessages>
      {isToSchool ? (
        <NewMessage area="coach" tools={insertReply} />
      ) : (
        <WriteMessage key={params.toString()} />
      )}
    </CoachMessages>
  )
}
