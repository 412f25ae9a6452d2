import { attachment } from '@sohbet/contract/messaging/threads'
import { z } from 'zod'
import { writeStored, readStored } from './drafts.ts'

/** The unsent first message of a conversation. */
const letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  /** Idempotency key: the server stores a message once, however often it is sent. */
  clientId: z.string(),
})
export type Letter = z.infer<typeof letter>

export function readLetter(userId: string, place: string): Letter | undefined {
  const stored = readStored(userId, place)
  return letter.safeParse(stored).data
}

export const writeLetter = (userId: string, place: string, value: Letter | undefined): void =>
  writeStored(userId, place, value)
