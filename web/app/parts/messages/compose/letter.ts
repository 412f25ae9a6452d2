import { attachment } from '@sohbet/contract/messaging/threads'
import { z } from 'zod'
import { keepText, keptText } from './drafts.ts'

/** The first message of a conversation, while it is written. */
const letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  /** By which it is sent: sent twice, it is kept once. */
  clientId: z.string(),
})
export type Letter = z.infer<typeof letter>

export function readLetter(userId: string, place: string): Letter | undefined {
  const kept = keptText(userId, place)
  return letter.safeParse(kept).data
}

export const writeLetter = (userId: string, place: string, value: Letter | undefined): void =>
  keepText(userId, place, value)
