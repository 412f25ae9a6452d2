import { maxAudioSeconds } from '@sohbet/domain/level-test/question'
import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'
import { isMp4, startsWith } from './starts-with.ts'

export const audioKinds = ['mp3', 'm4a', 'ogg', 'wav'] as const
export type AudioKind = (typeof audioKinds)[number]

export const audioTypes: Record<AudioKind, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** What the parser must find inside, because the first bytes alone prove little. */
const contents: Record<AudioKind, { container: RegExp; codec: RegExp }> = {
  mp3: { container: /^MPEG$/, codec: /^MPEG \d(\.\d)? Layer 3$/ },
  m4a: { container: /\b(M4A|isom|mp4[12]|iso\d)\b/i, codec: /^(MPEG-4\/AAC|ALAC)/ },
  ogg: { container: /^Ogg$/i, codec: /^(Vorbis|Opus)/ },
  wav: { container: /^WAVE$/, codec: /./ },
}

/** The kind by the first bytes, whatever the name. Checked before the parser, which accepts many other kinds. */
function kindOf(bytes: Uint8Array): AudioKind | undefined {
  const [first = 0, second = 0] = bytes
  // Eleven set bits start a frame; bits 01 after the next two mean layer 3
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2
  if (isFrame || startsWith(bytes, 'ID3')) return 'mp3'
  if (isMp4(bytes)) return 'm4a'
  if (startsWith(bytes, 'OggS')) return 'ogg'
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8) ? 'wav' : undefined
}

/** The kind of a recording and its length. */
export async function inspectAudio(
  { decoder }: { decoder: Decoder },
  bytes: Uint8Array,
  { maxSeconds = maxAudioSeconds } = {},
): Promise<{ kind: AudioKind; seconds: number }> {
  const kind = kindOf(bytes)
  if (!kind) throw new AppError('INVALID_AUDIO')
  const found = await decoder.readFormat(bytes, { mimeType: audioTypes[kind] }).catch((cause: unknown) => {
    throw cause instanceof CannotDecode ? new AppError('INVALID_AUDIO', { cause }) : cause
  })
  const { container, codec, seconds, hasVideo } = found
  const isAsItSays = contents[kind].container.test(container) && contents[kind].codec.test(codec)
  if (!isAsItSays || hasVideo || seconds <= 0) throw new AppError('INVALID_AUDIO')
  if (seconds > maxSeconds) throw new AppError('AUDIO_TOO_LONG', { about: String(maxSeconds / 60) })
  return { kind, seconds }
}
