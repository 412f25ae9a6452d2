import { minVoiceSeconds } from '@sohbet/domain/voice'

/** WebM first: some browsers write Opus into MP4, which few others play. */
const formats = [
  { type: 'audio/webm;codecs=opus', name: 'voice.webm' },
  { type: 'audio/mp4', name: 'voice.m4a' },
] as const

/** Enough for a voice; browsers take it as a wish. */
const bitsPerSecond = 32_000
/** Some browsers write empty slices when they are shorter. */
const sliceMs = 3000

export type TakeFault = 'unsupported' | 'refused' | 'missing' | 'busy' | 'empty' | 'short'

export class CannotRecord extends Error {
  readonly fault: TakeFault
  constructor(fault: TakeFault, options?: ErrorOptions) {
    super(`Cannot record: ${fault}`, options)
    this.fault = fault
  }
}

/** `interrupted`: the microphone was taken away, as by a phone call. */
export type TakeEnd = { file: File; seconds: number; cause: 'stopped' | 'limit' | 'interrupted' }
export type Take = { stream: MediaStream; startedAt: number; stop: () => void; discard: () => void }

type Options = {
  maxSeconds: number
  onEnd: (end: TakeEnd) => void
  onFault: (fault: TakeFault) => void
}

export const recordingFormat = () =>
  'MediaRecorder' in globalThis && 'mediaDevices' in navigator
    ? formats.find(({ type }) => MediaRecorder.isTypeSupported(type))
    : undefined

const faultOfName: Record<string, TakeFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .catch((cause: unknown) => {
      const name = cause instanceof Error ? cause.name : ''
      throw new CannotRecord(faultOfName[name] ?? 'busy', { cause })
    })

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** A phone that turns its screen off takes the microphone away. */
async function keepAwake(): Promise<() => void> {
  const lock =
    'wakeLock' in navigator ? await navigator.wakeLock.request('screen').catch(() => undefined) : undefined
  return () => void lock?.release().catch(() => undefined)
}

/** Asks for the microphone and records until `stop`, the limit or an interruption. */
export async function startTake({ maxSeconds, onEnd, onFault }: Options): Promise<Take> {
  const format = recordingFormat()
  if (!format) throw new CannotRecord('unsupported')
  const stream = await openMicrophone()
  const awake = keepAwake()
  const slices: Blob[] = []
  let cause: TakeEnd['cause'] = 'interrupted'
  let isWanted = true
  const recorder = createRecorder(stream, format.type)
  const startedAt = performance.now()
  let seconds = 0

  const stop = (why: TakeEnd['cause']) => {
    if (recorder.state === 'inactive') return
    cause = why
    seconds = (performance.now() - startedAt) / 1000
    recorder.stop()
  }
  const limit = setTimeout(() => stop('limit'), maxSeconds * 1000)
  const finish = () => {
    clearTimeout(limit)
    release(stream)
    void awake.then((sleep) => sleep())
    if (!isWanted) return
    // A recorder whose tracks have ended stops by itself
    if (seconds === 0) seconds = (performance.now() - startedAt) / 1000
    const type = recorder.mimeType || format.type
    if (slices.length === 0) onFault('empty')
    else if (seconds < minVoiceSeconds) onFault('short')
    else
      onEnd({ file: new File(slices, format.name, { type }), seconds: Math.min(seconds, maxSeconds), cause })
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) slices.push(data)
  })
  recorder.addEventListener('stop', finish)
  recorder.addEventListener('error', () => stop('interrupted'))
  for (const track of stream.getAudioTracks())
    for (const event of ['mute', 'ended']) track.addEventListener(event, () => stop('interrupted'))
  recorder.start(sliceMs)
  return {
    stream,
    startedAt,
    stop: () => stop('stopped'),
    discard: () => {
      isWanted = false
      stop('stopped')
      release(stream)
    },
  }
}

function createRecorder(stream: MediaStream, mimeType: string): MediaRecorder {
  try {
    return new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
  } catch (cause) {
    release(stream)
    throw new CannotRecord('unsupported', { cause })
  }
}
