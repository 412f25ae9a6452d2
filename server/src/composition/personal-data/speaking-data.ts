import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { speakingTasks } from '../../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings as recordings } from '../../db/tables/learning/speaking-recordings.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

const feedback = {
  answeredAt: recordings.answeredAt,
  feedbackText: recordings.feedbackText,
  clear: recordings.clear,
  flow: recordings.flow,
  words: recordings.words,
  grammar: recordings.grammar,
  feedbackSeconds: recordings.feedbackSeconds,
}

/** Personal data about speaking tasks. `readSounds` has the files. */
export const speakingData: Record<string, PersonalDataReader> = {
  speaking_recordings: (db, userId) =>
    db
      .select({
        id: recordings.id,
        module: modules.name,
        task: speakingTasks.text,
        attempt: recordings.attempt,
        sentAt: recordings.sentAt,
        seconds: recordings.seconds,
        bytes: recordings.bytes,
        deletedAt: recordings.deletedAt,
        ...feedback,
        feedbackOpenedAt: recordings.openedAt,
      })
      .from(recordings)
      .innerJoin(speakingTasks, eq(speakingTasks.id, recordings.taskId))
      .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
      .where(eq(recordings.userId, userId))
      .orderBy(asc(recordings.sentAt)),
  speaking_answers: (db, userId) =>
    db
      .select({ module: modules.name, task: speakingTasks.text, ...feedback })
      .from(recordings)
      .innerJoin(speakingTasks, eq(speakingTasks.id, recordings.taskId))
      .innerJoin(modules, eq(modules.id, speakingTasks.moduleId))
      .where(eq(recordings.answeredBy, userId))
      .orderBy(asc(recordings.answeredAt)),
}

/** The sounds of own recordings with their feedback, and of own answers; the URLs work for some hours. */
export async function readSounds(
  { db, links, now, publicUrl }: Pick<Context, 'db' | 'links' | 'now' | 'publicUrl'>,
  userId: string,
): Promise<{ recordingId: string; url: string }[]> {
  const rows = await db
    .select({
      recordingId: recordings.id,
      ownerId: recordings.userId,
      link: recordings.link,
      feedbackLink: recordings.feedbackLink,
    })
    .from(recordings)
    .where(
      and(or(eq(recordings.userId, userId), eq(recordings.answeredBy, userId)), isNull(recordings.deletedAt)),
    )
    .orderBy(asc(recordings.sentAt))
  return rows.flatMap(({ recordingId, ownerId, link, feedbackLink }) =>
    [ownerId === userId ? link : null, feedbackLink].flatMap((path) =>
      path === null ? [] : [{ recordingId, url: publicUrl + links.signForHours(path, now) }],
    ),
  )
}
