import type { SpeakingFeedback, SpeakingRecording, Voice } from '@sohbet/contract/speaking/speaking-task'
import type { Rubric } from '@sohbet/domain/speaking/rubric'
import { isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { voiceFiles } from './speaking-files.ts'

export type RecordingRow = typeof speakingRecordings.$inferSelect
type Reader = Pick<Context, 'links' | 'now'>

/** Recordings that were not deleted before their answer, of an alias of the table. */
export const isCounted = (alias: string): SQL =>
  sql`(${sql.identifier(alias)}.deleted_at is null or ${sql.identifier(alias)}.answered_at is not null)`

export const isPresent = isNull(speakingRecordings.deletedAt)

/** Null after it was deleted. */
export const voiceOf = (
  ctx: Reader,
  { link, seconds }: Pick<RecordingRow, 'link' | 'seconds'>,
): Voice | null => (link === null ? null : { url: voiceFiles.opensAt(ctx, link), seconds })

export function rubricOf({ clear, flow, words, grammar }: RecordingRow): Rubric | null {
  if (clear === null || flow === null || words === null || grammar === null) return null
  return { clear, flow, words, grammar }
}

export const answerVoiceOf = (ctx: Reader, { feedbackLink, feedbackSeconds }: RecordingRow): Voice | null =>
  voiceOf(ctx, { link: feedbackLink, seconds: feedbackSeconds ?? 0 })

/** Null while no coach has answered. */
export function feedbackOf(ctx: Reader, row: RecordingRow, coach: string | null): SpeakingFeedback | null {
  const rubric = rubricOf(row)
  if (row.answeredAt === null || rubric === null) return null
  return {
    text: row.feedbackText,
    voice: answerVoiceOf(ctx, row),
    rubric,
    coach,
    answeredAt: row.answeredAt.toISOString(),
    isNew: row.openedAt === null,
  }
}

/** None for a deleted recording. */
export function toRecording(ctx: Reader, row: RecordingRow, coach: string | null): SpeakingRecording[] {
  const voice = voiceOf(ctx, row)
  if (voice === null) return []
  return [
    {
      id: row.id,
      attempt: row.attempt,
      sentAt: row.sentAt.toISOString(),
      voice,
      feedback: feedbackOf(ctx, row, coach),
    },
  ]
}
