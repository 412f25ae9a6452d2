import { sendMessage, type Attachment } from '@sohbet/contract/messaging/threads'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { newId } from '../../new-id.ts'
import { readDraft, writeDraft, type Draft, type Outgoing } from './drafts.ts'
import { showSent } from '../messages.queries.ts'

/**
 * What is written in a thread, kept in this browser until the server has it: it outlives a reload and a failed send. What
 * is sent has a name of our making, so that sending it again never doubles it.
 */
export function useDraft(threadId: string) {
  const userId = useSession()?.user.id ?? ''
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(userId, threadId))
  const [failure, setFailure] = useState<{ clientId: string; error: unknown }>()
  const latest = useRef(draft)
  const isBusy = useRef(false)

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      latest.current = next(latest.current)
      writeDraft(userId, threadId, latest.current)
      setDraft(latest.current)
    },
    [userId, threadId],
  )

  /** One after the other, in their order; who fails holds up those behind. */
  const deliver = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      for (let next = latest.current.outgoing[0]; next; next = latest.current.outgoing[0]) {
        const done = next
        await deliverOne(threadId, done)
          .then((sent) => showSent(client, threadId, sent))
          .then(() => change((now) => without(now, done.clientId)))
      }
    } catch (error) {
      const [stuck] = latest.current.outgoing
      if (stuck) setFailure({ clientId: stuck.clientId, error })
    } finally {
      isBusy.current = false
    }
  }, [threadId, client, change])

  useDeliverAgain(latest, deliver)

  const send = () => {
    const { text, attachments } = latest.current
    if (text.trim() === '' && attachments.length === 0) return
    const outgoing: Outgoing = { clientId: newId(), text: text.trim(), attachments }
    change((now) => ({ text: '', attachments: [], outgoing: [...now.outgoing, outgoing] }))
    void deliver()
  }

  return {
    draft,
    failure,
    write: (text: string) => change((now) => ({ ...now, text })),
    attach: (attachment: Attachment) =>
      change((now) => ({ ...now, attachments: [...now.attachments, attachment] })),
    detach: (id: string) =>
      change((now) => ({ ...now, attachments: now.attachments.filter((file) => file.id !== id) })),
    send,
    retry: () => void deliver(),
    discard: (clientId: string) => {
      setFailure(undefined)
      change((now) => without(now, clientId))
      void deliver()
    },
  }
}

function useDeliverAgain(latest: RefObject<Draft>, deliver: () => Promise<void>) {
  // The page was left before the server had answered
  useEffect(() => {
    if (latest.current.outgoing.length > 0) void deliver()
  }, [latest, deliver])
  useEffect(() => {
    const again = () => void deliver()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [deliver])
}

const without = (draft: Draft, clientId: string): Draft => ({
  ...draft,
  outgoing: draft.outgoing.filter((one) => one.clientId !== clientId),
})

const deliverOne = (id: string, { clientId, text, attachments }: Outgoing) =>
  call(sendMessage, {
    params: { id },
    body: { clientId, text, attachmentIds: attachments.map((file) => file.id) },
  })
