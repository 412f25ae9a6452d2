import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadQuizAudio } from '@sohbet/contract/catalogue/quizzes'
import type { Context } from '../context/context.ts'
import { inspectAudio } from '../media/inspect-audio.ts'
import { audioFiles } from './audio-files.ts'

export async function uploadAudio(
  ctx: Context,
  { audio }: { audio: File },
): Promise<Reply<typeof uploadQuizAudio>> {
  const bytes = new Uint8Array(await audio.arrayBuffer())
  const { kind, seconds } = await inspectAudio(ctx, bytes)
  const audioUrl = await audioFiles.save(ctx.files, kind, bytes)
  return { audioUrl, playUrl: audioFiles.opensAt(ctx, audioUrl), seconds }
}
