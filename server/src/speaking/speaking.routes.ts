import type { Parsed } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/speaking/speaking'
import { and, eq, or } from 'drizzle-orm'
import type { Bind, Context } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { AppError } from '../errors/app-error.ts'
import type { StoredFile } from '../http/files/send-file.ts'
import { isPresent } from '../speaking-tasks/recording-rows.ts'
import { voiceFiles } from '../speaking-tasks/speaking-files.ts'
import { answerRecording } from './answer-recording.ts'
import { deleteRecording } from './forget-recordings.ts'
import { openFeedback, openRecording, readLearnerRecordings } from './learner-recordings.ts'
import { readOwnRecordings } from './own-recordings.reads.ts'
import { sendRecording } from './send-recording.ts'
import { countWaiting, readWaiting } from './waiting.reads.ts'

export function speakingRoutes(bind: Bind) {
  bind(contract.sendRecording, (ctx, { params, body }) =>
    refuseIfErased(() => sendRecording(ctx, { taskId: params.id, ...body })),
  )
  bind(contract.listOwnRecordings, (ctx) => readOwnRecordings(ctx))
  bind(contract.deleteRecording, (ctx, { params }) => deleteRecording(ctx, params.id))
  bind(contract.openFeedback, (ctx, { params }) => openFeedback(ctx, params.id))
  bind(contract.listWaitingRecordings, (ctx) => readWaiting(ctx))
  bind(contract.countWaitingRecordings, async (ctx) => ({ count: await countWaiting(ctx) }))
  bind(contract.answerRecording, (ctx, { params, body }) =>
    refuseIfErased(() => answerRecording(ctx, { recordingId: params.id, ...body })),
  )
  bind(contract.listLearnerRecordings, (ctx, { params }) => readLearnerRecordings(ctx, params.id))
  bind(contract.openRecording, (ctx, { params, body }) => openRecording(ctx, { ...params, ...body }))
  bind(contract.getSpeakingFile, (ctx, input) => readVoiceFile(ctx, input))
}

/** A deleted recording is gone at once, although a job removes its file. */
async function readVoiceFile(
  ctx: Context,
  { params: { name }, query }: Parsed<typeof contract.getSpeakingFile>,
): Promise<StoredFile> {
  const file = await voiceFiles.read(ctx, { name, query })
  const link = voiceFiles.addressOf(name)
  const isKnown = and(
    or(eq(speakingRecordings.link, link), eq(speakingRecordings.feedbackLink, link)),
    isPresent,
  )
  if ((await ctx.db.$count(speakingRecordings, isKnown)) === 0) throw new AppError('NOT_FOUND')
  return file
}
