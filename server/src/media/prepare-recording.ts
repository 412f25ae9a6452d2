import { minVoiceSeconds } from '@sohbet/domain/voice'
import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'
import { isMp4 } from './starts-with.ts'

/** The two kinds that browsers record. */
export const recordingTypes = { webm: 'audio/webm', m4a: 'audio/mp4' } as const
type RecordingKind = keyof typeof recordingTypes

export type Recording = { kind: RecordingKind; seconds: number; bytes: Uint8Array }

const webmStart = Buffer.from('1a45dfa3', 'hex')

/** Whether a file begins as a recording of a browser does; it may still be something else. */
export const isRecording = (bytes: Uint8Array): boolean =>
  webmStart.equals(bytes.subarray(0, 4)) || isMp4(bytes)

/** Checks a voice recording, whatever its name, and writes a new file with its sound only. */
export async function prepareRecording(
  { decoder }: { decoder: Decoder },
  original: Uint8Array,
  { maxSeconds }: { maxSeconds: number },
): Promise<Recording> {
  // A recorder stops a moment after its limit
  const options = { maxSeconds: maxSeconds + 1 }
  const { bytes, kind, seconds } = await decoder
    .rewriteRecording(original, options)
    .catch((cause: unknown) => {
      throw cause instanceof CannotDecode ? new AppError('INVALID_RECORDING', { cause }) : cause
    })
  if (!bytes) throw new AppError('RECORDING_TOO_LONG', { about: String(maxSeconds) })
  if (seconds < minVoiceSeconds) throw new AppError('RECORDING_TOO_SHORT')
  return { kind, seconds, bytes }
}
