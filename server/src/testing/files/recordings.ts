import type { AudioKind } from '../../media/inspect-audio.ts'

/** Half a second of silence from a real encoder. */
const opus =
  'T2dnUwACAAAAAAAAAAAAAAAAAAAAAGS5xGoBE09wdXNIZWFkAQE4AUAfAAAAAABPZ2dTAAAAAAAAAAAAAAAAAAABAAAASZW+VAEuT3B1c1RhZ3MGAAAAZmZtcGVnAQAAABQAAABlbmNvZGVyPUxhdmMgbGlib3B1c09nZ1MABPheAAAAAAAAAAAAAAIAAADaj4sCGgcGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGCAvmOyOrYAgIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxggIrLMOxg=='

/** Frames of MPEG 1 layer 3, 32 kbit/s at 44.1 kHz: 104 bytes and 1152 samples each. */
export function mp3Frames(count: number): Buffer {
  const frame = Buffer.alloc(104)
  frame.set([0xff, 0xfb, 0x10, 0xc4])
  return Buffer.concat(Array.from({ length: count }, () => frame))
}

/** Silence in PCM, 8 bits at 8 kHz. */
export function wav(seconds: number): Buffer {
  const data = Buffer.alloc(Math.round(seconds * 8000), 0x80)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

const u32 = (...numbers: number[]) =>
  Buffer.concat(numbers.map((number) => Buffer.from(Uint32Array.of(number).buffer).swap32()))
const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body])
}

/** Four empty AAC frames at 8 kHz, as a phone stores a recording. */
export function m4a(): Buffer {
  const [rate, samples] = [8000, 4 * 1024]
  const zeros = (count: number) => Buffer.alloc(count)
  const table = box(
    'stbl',
    box(
      'stsd',
      u32(0, 1),
      box('mp4a', zeros(6), Buffer.of(0, 1), zeros(8), Buffer.of(0, 1, 0, 16), zeros(4), u32(rate * 65_536)),
    ),
    box('stts', u32(0, 1, 4, 1024)),
    box('stsc', u32(0, 1, 1, 4, 1)),
    box('stsz', u32(0, 4, 4)),
    box('stco', u32(0, 1, 0)),
  )
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0, rate, samples, 0)),
    box('hdlr', zeros(8), Buffer.from('soun'), zeros(13)),
    box('minf', table),
  )
  const movie = box(
    'moov',
    box('mvhd', u32(0, 0, 0, rate, samples), zeros(80)),
    box('trak', box('tkhd', u32(7, 0, 0, 1, 0, samples), zeros(60)), media),
  )
  return Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom')), movie, box('mdat', zeros(16))])
}

const recordings: Record<AudioKind, () => Buffer> = {
  mp3: () => mp3Frames(20),
  m4a,
  ogg: () => Buffer.from(opus, 'base64'),
  wav: () => wav(0.5),
}

/** About half a second, as a form value. */
export const aRecording = (kind: AudioKind): File => audioFile(recordings[kind](), `a.${kind}`)

export const audioFile = (bytes: Uint8Array | string, name = 'a.mp3', type = 'audio/mpeg'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
