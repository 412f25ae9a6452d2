import type { ReactNode } from 'react'
import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { InsertReply } from '../../parts/messages/replies/insert-reply.tsx'

export const insertReply = (insert: (text: string) => void) => <InsertReply onInsert={insert} />
const tools = { composer: insertReply }

/** The coach's conversations; on the right one of them, or another page. */
export function CoachMessages({ children }: { children?: ReactNode }) {
  return (
    <MessagesPage area="coach" tools={tools}>
      {children}
    </MessagesPage>
  )
}

export default function CoachMessagesPage() {
  return <CoachMessages />
}
