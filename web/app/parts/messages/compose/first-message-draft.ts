import { attachment } from '@sohbet/contract/messaging/threads'
import { z } from 'zod'
import { writeStored, readStored } from './drafts.ts'

/** The unsent first message of a conversation. */
const draft = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  /** Idempotency key: the server stores a message once, however often it is sent. */
  clientId: z.string(),
})
export type FirstMessageDraft = z.infer<typeof draft>

export function readFirstMessageDraft(userId: string, place: string): FirstMessageDraft | undefined {
  const stored = readStored(userId, place)
  return draft.safeParse(stored).data
}

export const writeFirstMessageDraft = (
  userId: string,
  place: string,
  value: FirstMessageDraft | undefined,
): void => writeStored(userId, place, value)
