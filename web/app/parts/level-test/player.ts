/** The browser will not play before the learner has touched the page. */
export class PlaybackBlocked extends Error {}

export type Player = {
  /** Settles once the recording can be played through. */
  load: (url: string, signal: AbortSignal) => Promise<void>
  /** Plays what was loaded, to its end; from a second of it, or from where it stands. */
  play: (signal: AbortSignal, from: number | null) => Promise<void>
}

const loadingTime = 20_000

/** Keys and notifications of the device steer whatever plays; a recording of the test is heard once, as it is. */
const mediaKeys = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const

function takeMediaKeys(): void {
  for (const key of mediaKeys) {
    try {
      navigator.mediaSession?.setActionHandler(key, () => {})
    } catch {
      // A key this browser does not know steers nothing either
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
    // Some phones fetch no more than the beginning until it plays, and say so
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
    // Not the learner's to pause
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

/** One element for the sound check and the whole test: a phone that let it play once lets it play again. */
export function createPlayer(): Player {
  const audio = new Audio()
  audio.preload = 'auto'
  return {
    load: (url, signal) => load(audio, url, signal),
    play: (signal, from) => play(audio, signal, from),
  }
}
