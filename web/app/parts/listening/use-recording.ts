import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

/** `waiting`: it plays as soon as enough is loaded. */
export type RecordingState = 'ready' | 'waiting' | 'playing' | 'paused' | 'ended' | 'broken'

/** One voice at a time. */
function pauseOthers(audio: HTMLAudioElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (other !== audio) other.pause()
}

/** Nothing of it is heard, so it may be loaded from another URL. */
const atRest = new Set<RecordingState>(['ready', 'ended', 'broken'])
const isSameFile = (one: string, other: string) => one.split('?')[0] === other.split('?')[0]

type Options = {
  url: string
  onBroken?: (() => void) | undefined
  onLength?: ((seconds: number) => void) | undefined
  /** Its length, when the file does not have it. */
  known?: number | undefined
  /** 1 is as recorded. */
  speed?: number | undefined
}

/** State of an audio element by its events, and what its buttons do. */
export function useRecording({ url, onBroken, onLength, known = 0, speed = 1 }: Options) {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<RecordingState>('ready')
  const [seconds, setSeconds] = useState(0)
  const [length, setLength] = useState(known)
  const [source, setSource] = useState(url)
  // The server signs a new URL with every reply; a recording that plays or is paused keeps the one that it has
  if (source !== url && (atRest.has(state) || !isSameFile(source, url))) setSource(url)

  useEffect(() => {
    if (!audio.current) return
    // Also for when it is loaded again
    audio.current.defaultPlaybackRate = speed
    audio.current.playbackRate = speed
  }, [speed])

  const toggle = () => {
    const { current } = audio
    if (!current) return
    if (!current.paused) return current.pause()
    pauseOthers(current)
    setState('waiting')
    // A failure also fires an error event
    current.play().catch(() => setState((now) => (now === 'waiting' ? 'paused' : now)))
  }
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to
    setSeconds(to)
  }
  const retry = () => {
    setState('ready')
    audio.current?.load()
  }

  type Event = SyntheticEvent<HTMLAudioElement>
  const element = {
    ref: audio,
    src: source,
    onPlaying: () => setState('playing'),
    onWaiting: () => setState('waiting'),
    onPause: ({ currentTarget }: Event) => setState(currentTarget.ended ? 'ended' : 'paused'),
    onEnded: () => setState('ended'),
    onTimeUpdate: ({ currentTarget }: Event) => setSeconds(currentTarget.currentTime),
    onDurationChange: ({ currentTarget: { duration } }: Event) => {
      setLength(Number.isFinite(duration) ? duration : known)
      onLength?.(duration)
    },
    onError: () => {
      setState('broken')
      onBroken?.()
    },
  }
  return { state, seconds, length, element, toggle, seek, retry }
}
