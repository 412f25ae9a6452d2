import * as media from 'mediabunny'
import { mp3Frames, m4a, wav, aRecording } from './recordings.ts'
import { aFilm } from './films.ts'
import { ofDesktop, ofPhone, opusInMp4 } from './voice-recordings.ts'

export const secret = 'SECRET-OF-THE-ORIGINAL'
const script = `<script>alert('${secret}')</script>`

type Make = () => Uint8Array | Promise<Uint8Array>
type Named = readonly [string, Make]

const text = (content: string) => () => Buffer.from(content, 'latin1')
const joined = (...parts: (Uint8Array | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))
const cut = (bytes: Uint8Array, length: number) => () => bytes.subarray(0, length)

function changed(bytes: Uint8Array, at: number, ...values: number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(values, at)
  return copy
}

const find = (bytes: Buffer, mark: string) => {
  const at = bytes.indexOf(Buffer.from(mark, 'latin1'))
  if (at < 0) throw new Error(`no ${mark}`)
  return at
}
const box = (type: string, body: Uint8Array | string) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return joined(head, body)
}
const ftyp = box('ftyp', 'isom\0\0\x02\0isommp41')
const ebml = Buffer.from(ofDesktop.subarray(0, ofDesktop.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]))))
const segment = Buffer.from([0x18, 0x53, 0x80, 0x67])
const unknownSize = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])

/** A box in a box in a box, written in one pass. */
function nestedBoxes(depth: number): Buffer {
  const bytes = Buffer.alloc(depth * 8)
  for (let level = 0; level < depth; level++) {
    bytes.writeUInt32BE((depth - level) * 8, level * 8)
    bytes.write('moov', level * 8 + 4, 'latin1')
  }
  return joined(ftyp, bytes)
}
const nestedElements = (depth: number) =>
  joined(ebml, ...Array.from({ length: depth }, () => joined(segment, unknownSize)))

type Track = { codec: media.AudioCodec; packets: number; seconds: number; bytes: number }
const configs: Record<string, object> = {
  opus: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
  aac: {
    codec: 'mp4a.40.2',
    numberOfChannels: 1,
    sampleRate: 24_000,
    description: Uint8Array.of(0x13, 0x08),
  },
  mp3: { codec: 'mp3', numberOfChannels: 1, sampleRate: 24_000 },
  'pcm-s16': { codec: 'pcm-s16', numberOfChannels: 1, sampleRate: 24_000 },
}

/** A well-formed file with the given tracks. */
async function made(format: media.OutputFormat, tracks: readonly Track[]): Promise<Uint8Array> {
  const output = new media.Output({ format, target: new media.BufferTarget() })
  const sources = tracks.map(({ codec }) => new media.EncodedAudioPacketSource(codec))
  for (const source of sources) output.addAudioTrack(source)
  await output.start()
  for (const [place, { codec, packets, seconds, bytes }] of tracks.entries())
    for (let packet = 0; packet < packets; packet++)
      await sources[place]?.add(
        new media.EncodedPacket(new Uint8Array(bytes).fill(0xf8), 'key', packet * seconds, seconds),
        Object({ decoderConfig: configs[codec] }),
      )
  await output.finalize()
  return new Uint8Array(output.target.buffer ?? [])
}
const webm = () => new media.WebMOutputFormat()
const mp4 = () => new media.Mp4OutputFormat()
const voice: Track = { codec: 'opus', packets: 100, seconds: 0.02, bytes: 40 }

/** Not a recording of a browser. */
export const refusedRecordings: readonly Named[] = [
  ['nothing', text('')],
  ['one byte', text('\x1a')],
  ['a megabyte of zeros', () => Buffer.alloc(1_000_000)],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, place) => (place * 7919) % 256))],
  ['plain text', text('hello')],
  ['a page', text(`<!doctype html>${script}`)],
  ['an SVG', text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['a PHP script', text(`<?php echo '${secret}'; ?>`)],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['JSON', text('{"audio": true}')],
  ['an MP3', () => mp3Frames(40)],
  ['a WAV', () => wav(2)],
  ['an Ogg', async () => new Uint8Array(await aRecording('ogg').arrayBuffer())],
  ['an M4A without a decoder setting', () => m4a()],
  ['a film', async () => new Uint8Array(await aFilm().arrayBuffer())],
  ['a JPEG', text('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['a PNG', text('\x89PNG\r\n\x1a\n')],
  ['a GIF', text('GIF89a\x01\0\x01\0')],
  ['a PDF', text('%PDF-1.7\n%%EOF')],
  ['a ZIP', text('PK\x03\x04')],
  ['a program for Linux', text('\x7fELF\x02\x01\x01')],
  ['a program for Windows', text('MZ\x90\0')],
  ['a page before the recording', () => joined(script, ofDesktop)],
  ['a ZIP before the recording', () => joined('PK\x03\x04', ofPhone)],
  ['Opus in MP4', () => opusInMp4],
  ['the head of a WebM', () => ebml],
  ['a WebM cut before its track', cut(ofDesktop, ebml.length + 20)],
  [
    'a WebM cut before its sound',
    () => cut(ofDesktop, ofDesktop.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75])))(),
  ],
  ['the head of an MP4', () => ftyp],
  ['an MP4 cut in its tables', () => cut(ofPhone, find(ofPhone, 'moov') + 60)()],
  ['an MP4 cut before its sound', () => cut(ofPhone, find(ofPhone, 'moof') - 4)()],
  ['an MP4 without tables', () => joined(ftyp, box('mdat', secret))],
  ['an MP4 with empty tables', () => joined(ftyp, box('moov', ''))],
  ['boxes in boxes, 2,000 deep', () => nestedBoxes(2000)],
  ['boxes in boxes, 100,000 deep', () => nestedBoxes(100_000)],
  ['elements in elements, 2,000 deep', () => nestedElements(2000)],
  ['elements in elements, 50,000 deep', () => nestedElements(50_000)],
  ['a box of size 0', () => joined(ftyp, Buffer.from([0, 0, 0, 0]), 'moov')],
  ['a box that is longer than the file', () => joined(ftyp, Buffer.from([0x7f, 255, 255, 255]), 'moov')],
  ['a box of 64 bits', () => joined(ftyp, Buffer.from([0, 0, 0, 1]), 'moov', Buffer.alloc(8, 255))],
  ['a Matroska file', () => made(new media.MkvOutputFormat(), [voice])],
  ['PCM in Matroska', () => made(new media.MkvOutputFormat(), [{ ...voice, codec: 'pcm-s16' }])],
  ['MP3 in MP4', () => made(mp4(), [{ ...voice, codec: 'mp3' }])],
  ['two tracks in WebM', () => made(webm(), [voice, voice])],
  [
    'two tracks in MP4',
    () =>
      made(mp4(), [
        { ...voice, codec: 'aac' },
        { ...voice, codec: 'aac' },
      ]),
  ],
  [
    'twenty tracks',
    () =>
      made(
        webm(),
        Array.from({ length: 20 }, () => voice),
      ),
  ],
  ['a QuickTime file', () => made(new media.MovOutputFormat(), [{ ...voice, codec: 'aac' }])],
  ['a WebM that calls itself a film', () => changed(ofDesktop, codecAt(), ...Buffer.from('V_VP8 '))],
  ['a sound of an unknown kind', () => changed(ofDesktop, codecAt(), ...Buffer.from('A_NONE'))],
]
const codecAt = () => find(ofDesktop, 'A_OPUS')

/** Recordings of more than a minute. */
export const tooLongRecordings: readonly Named[] = [
  ['two minutes', () => made(webm(), [{ ...voice, packets: 6000 }])],
  ['two minutes of a phone', () => made(mp4(), [{ ...voice, codec: 'aac', packets: 6000 }])],
  ['hours in tiny packets', () => made(webm(), [{ ...voice, packets: 400_000, bytes: 1 }])],
  ['hours in two packets', () => made(webm(), [{ ...voice, packets: 2, seconds: 7200 }])],
  [
    'hours in two packets of a phone',
    () => made(mp4(), [{ ...voice, codec: 'aac', packets: 2, seconds: 7200 }]),
  ],
]

/** Flips one byte in every hundred, the same ones each time. */
function damaged(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = seed; at < copy.length; at += 97) copy[at] = (copy[at] ?? 0) ^ (1 << ((at + seed) % 8))
  return copy
}

/** Recordings of which the sound alone may be kept, if anything. */
export const cleanedRecordings: readonly Named[] = [
  ...(['WebM', 'MP4'] as const).flatMap((kind): Named[] => {
    const good = kind === 'WebM' ? ofDesktop : ofPhone
    return [
      [`${kind} and a page`, () => joined(good, script)],
      [`${kind} and a ZIP`, () => joined(good, 'PK\x03\x04', secret, 'PK\x05\x06', Buffer.alloc(18))],
      [`${kind} and a PDF`, () => joined(good, `%PDF-1.7 ${secret} %%EOF`)],
      [`${kind} twice`, () => joined(good, good, secret)],
      [`half a ${kind}`, cut(good, Math.round(good.length / 2))],
      ...[3, 11, 23, 41, 59, 71].map((seed): Named => [
        `${kind} damaged from byte ${seed} on`,
        () => joined(damaged(good, seed), secret),
      ]),
    ]
  }),
  ['MP4 with a page in a free box', () => joined(ofPhone, box('free', script))],
]
