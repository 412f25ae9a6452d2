import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadQuizAudio } from '@sohbet/contract/quizzes'
import type { Context } from '../http/context.ts'
import { inspectAudio } from '../level-tests/inspect-audio.ts'
import { playsAt, saveAudio } from './audio-files.ts'

export async function uploadAudio(
  ctx: Context,
  { audio }: { audio: File },
): Promise<Reply<typeof uploadQuizAudio>> {
  const bytes = new Uint8Array(await audio.arrayBuffer())
  const { kind, seconds } = await inspectAudio(bytes)
  const audioUrl = await saveAudio(ctx.files, kind, bytes)
  return { audioUrl, playUrl: playsAt(ctx, audioUrl), seconds }
}
