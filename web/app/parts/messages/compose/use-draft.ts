import type { Attachment } from '@sohbet/contract/messaging/threads'
import { useRef, useState } from 'react'
import { enqueue } from '../../../outbox/outbox.ts'
import { useSession } from '../../../session/session.ts'
import { newId } from '../../new-id.ts'
import { emptyDraft, readDraft, writeDraft, type Draft } from './drafts.ts'

/** The message that the user writes in a thread. It survives a reload; `send` moves it into the outbox. */
export function useDraft(threadId: string) {
  const userId = useSession()?.user.id ?? ''
  const [draft, setDraft] = useState(() => readDraft(userId, threadId))
  const latest = useRef(draft)

  const show = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const store = () => writeDraft(userId, threadId, latest.current)
  const change = (changed: Partial<Draft>) => {
    show({ ...latest.current, clientId: undefined, ...changed })
    store()
  }

  const enqueueOrRestore = async (message: Parameters<typeof enqueue>[0], written: Draft) => {
    if (!(await enqueue(message))) show(written)
    store()
  }

  const send = () => {
    const { attachments, clientId = newId() } = latest.current
    const text = latest.current.text.trim()
    if (text === '' && attachments.length === 0) return
    // A reload before the outbox has stored the message finds it in the draft
    change({ clientId })
    const written = latest.current
    void enqueueOrRestore({ kind: 'message', threadId, clientId, text, attachments }, written)
    show(emptyDraft)
  }

  const sendVoice = ({ file, seconds }: { file: File; seconds: number }) => {
    const rest = { clientId: newId(), text: '', attachments: [], voice: { file, seconds } }
    void enqueue({ kind: 'message', threadId, ...rest })
  }

  return {
    draft,
    write: (text: string) => change({ text }),
    attach: (file: Attachment) => change({ attachments: [...latest.current.attachments, file] }),
    detach: (id: string) =>
      change({ attachments: latest.current.attachments.filter((file) => file.id !== id) }),
    send,
    sendVoice,
  }
}
