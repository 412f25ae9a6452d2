/** The browser does not play before the learner has touched the page. */
export class PlaybackBlocked extends Error {}

export type Player = {
  /** Resolves when the recording can be played through. */
  load: (url: string, signal: AbortSignal) => Promise<void>
  /** Plays the loaded recording to its end, from a second of it or from its position. */
  play: (signal: AbortSignal, from: number | null) => Promise<void>
}

const loadingTime = 20_000

/** Disables the media keys of the device: a recording of the test plays once. */
const mediaKeys = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const

function takeMediaKeys(): void {
  for (const key of mediaKeys) {
    try {
      navigator.mediaSession?.setActionHandler(key, () => {})
    } catch {
      // This browser does not know the key
    }
  }
}

const isBlocked = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

function load(audio: HTMLAudioElement, url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const listening = { signal: AbortSignal.any([signal, over.signal]) }
    const ready = () => {
      over.abort()
      resolve()
    }
    const fail = () => {
      over.abort()
      reject(new Error('The recording cannot be loaded'))
    }
    audio.addEventListener('canplaythrough', ready, listening)
    // Some phones load only the beginning until playback, and fire suspend
    audio.addEventListener('suspend', () => audio.readyState > 0 && ready(), listening)
    audio.addEventListener('error', fail, listening)
    const timer = setTimeout(fail, loadingTime)
    listening.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    audio.src = url
    audio.load()
  })
}

function play(audio: HTMLAudioElement, signal: AbortSignal, from: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (from !== null && from >= audio.duration) return resolve()
    if (from !== null) audio.currentTime = from
    const over = new AbortController()
    const listening = { signal: over.signal }
    const settle = (outcome: () => void) => {
      over.abort()
      outcome()
    }
    const run = () =>
      audio
        .play()
        .catch((error: unknown) =>
          settle(() => reject(isBlocked(error) ? new PlaybackBlocked() : new Error('Cannot be played'))),
        )
    audio.addEventListener('ended', () => settle(resolve), listening)
    audio.addEventListener('error', () => settle(() => reject(new Error('Cannot be played'))), listening)
    // The learner cannot pause it
    audio.addEventListener('pause', () => audio.ended || void run(), listening)
    signal.addEventListener(
      'abort',
      () => {
        settle(() => {})
        audio.pause()
      },
      { once: true },
    )
    takeMediaKeys()
    void run()
  })
}

/** One element for the sound check and the whole test: a phone that allowed it once allows it again. */
export function createPlayer(): Player {
  const audio = new Audio()
  audio.preload = 'auto'
  return {
    load: (url, signal) => load(audio, url, signal),
    play: (signal, from) => play(audio, signal, from),
  }
}
