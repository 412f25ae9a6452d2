import { attachment } from '@sohbet/contract/messaging/threads'
import { messageLimits } from '@sohbet/domain/message/thread'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { readStored, writeStored } from '../../../parts/messages/compose/drafts.ts'
import { newId } from '../../../parts/new-id.ts'
import { useSession } from '../../../session/session.ts'

/** Each learner in the own conversation, or one announcement for the courses. */
export const ways = ['conversations', 'announcement'] as const

const draft = z.object({
  courseIds: z.array(z.string()),
  userIds: z.array(z.string()),
  way: z.enum(ways),
  /** Of an announcement. */
  title: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  /** Idempotency key: a repeated request sends nothing twice. */
  key: z.string(),
})
export type WriteDraft = z.infer<typeof draft>

/** The message survives a reload. The URL names recipients with `course` and `to`, divided by commas; another URL starts again. */
export function useWriteDraft() {
  const userId = useSession()?.user.id ?? ''
  const [params] = useSearchParams()
  const place = `group?${params.toString()}`
  const [value, setValue] = useState<WriteDraft>(
    () =>
      draft.safeParse(readStored(userId, place)).data ?? {
        courseIds: params.getAll('course'),
        userIds: params.getAll('to').flatMap((ids) => ids.split(',')),
        way: 'conversations',
        title: '',
        text: (params.get('text') ?? '').slice(0, messageLimits.text),
        attachments: [],
        key: newId(),
      },
  )
  return {
    draft: value,
    // A changed message is another one, so it gets a new key
    change: (changed: Partial<WriteDraft>) => {
      const next = { ...value, ...changed, key: newId() }
      setValue(next)
      writeStored(userId, place, next)
    },
    forget: () => writeStored(userId, place, undefined),
  }
}
