import type { Language } from '@sohbet/domain/language'
import { useRef, useState, type SyntheticEvent } from 'react'

export type Playback = {
  isPlaying: boolean
  position: number
  /** 0 until it is known. */
  duration: number
  /** 0 to 1; 0 when muted. */
  volume: number
  speed: number
}

type Handler = (event: SyntheticEvent<HTMLVideoElement>) => void
const followedEvents = [
  'onLoadedMetadata',
  'onDurationChange',
  'onTimeUpdate',
  'onSeeking',
  'onPlay',
  'onPause',
  'onEnded',
  'onVolumeChange',
  'onRateChange',
] as const
type FollowedEvent = (typeof followedEvents)[number]

const atRest: Playback = { isPlaying: false, position: 0, duration: 0, volume: 1, speed: 1 }

const playbackOf = (video: HTMLVideoElement): Playback => ({
  isPlaying: !video.paused && !video.ended,
  position: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.muted ? 0 : video.volume,
  speed: video.playbackRate,
})

/** State of a video element, and the commands of its controls. */
export function usePlayback() {
  const video = useRef<HTMLVideoElement>(null)
  const [playback, setPlayback] = useState(atRest)
  const [captions, setCaptions] = useState<Language | null>(null)

  const change = (act: (element: HTMLVideoElement) => void) => video.current && act(video.current)
  const commands = {
    // A refused start, for example without a network, shows as an error of the video
    play: () => change((element) => void element.play().catch(() => {})),
    toggle: () =>
      change((element) => (element.paused ? void element.play().catch(() => {}) : element.pause())),
    seek: (to: number) =>
      change((element) => {
        element.currentTime = Math.max(0, Math.min(to, playback.duration))
      }),
    setVolume: (volume: number) =>
      change((element) => {
        element.volume = volume
        element.muted = volume === 0
      }),
    toggleSound: () =>
      change((element) => {
        element.muted = !element.muted
      }),
    setSpeed: (speed: number) =>
      change((element) => {
        element.playbackRate = speed
      }),
    showCaptions: (language: Language | null) =>
      change((element) => {
        for (const track of element.textTracks)
          track.mode = track.language === language ? 'showing' : 'disabled'
        setCaptions(language)
      }),
  }
  /** Handlers of the video's events: the given ones, then the state follows. */
  const events = (own: Partial<Record<FollowedEvent, Handler>>) =>
    Object.fromEntries(
      followedEvents.map((name) => [
        name,
        (event: SyntheticEvent<HTMLVideoElement>) => {
          own[name]?.(event)
          setPlayback(playbackOf(event.currentTarget))
        },
      ]),
    )
  return { video, playback, captions, commands, events }
}

export type Commands = ReturnType<typeof usePlayback>['commands']
