import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadLevelTestAudio } from '@sohbet/contract/level-tests/level-tests'
import type { Context } from '../../context/context.ts'
import { saveAudio } from './audio-files.ts'
import { inspectAudio } from '../../media/inspect-audio.ts'

export async function uploadAudio(
  ctx: Context,
  { audio }: { audio: File },
): Promise<Reply<typeof uploadLevelTestAudio>> {
  const bytes = new Uint8Array(await audio.arrayBuffer())
  const { kind, seconds } = await inspectAudio(ctx, bytes)
  return { url: await saveAudio(ctx.files, kind, bytes), seconds }
}
