import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { speakingTasks } from '../../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../../db/tables/learning/speaking-recordings.ts'

type TaskFields = Partial<typeof speakingTasks.$inferInsert> & { moduleId: string }

export async function aSpeakingTask(db: Db, fields: TaskFields) {
  const [task] = await db
    .insert(speakingTasks)
    .values({ position: 0, kind: 'answer', seconds: 30, text: 'What did you do last weekend?', ...fields })
    .returning()
  if (!task) throw new Error('an inserted row was not returned')
  return task
}

type RecordingFields = Partial<typeof speakingRecordings.$inferInsert> & { taskId: string; userId: string }

/** A recording that waits; its file does not exist. */
export async function aSpeakingRecording(db: Db, fields: RecordingFields) {
  const id = randomUUID()
  const [recording] = await db
    .insert(speakingRecordings)
    .values({
      id,
      attempt: 1,
      seconds: 12,
      bytes: 40_000,
      link: `/api/speaking/files/${id.replaceAll('-', '')}.webm`,
      sentAt: new Date('2026-03-01T10:00:00Z'),
      ...fields,
    })
    .returning()
  if (!recording) throw new Error('an inserted row was not returned')
  return recording
}

/** The columns of an answer. */
export const answeredBy = (coachUserId: string) => ({
  answeredAt: new Date('2026-03-01T18:00:00Z'),
  answeredBy: coachUserId,
  answerId: randomUUID(),
  feedbackText: 'Good rhythm. Mind the “th”.',
  clear: 3 as const,
  flow: 3 as const,
  words: 4 as const,
  grammar: 2 as const,
})
