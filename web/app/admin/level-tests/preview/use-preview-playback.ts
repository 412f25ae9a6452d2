import { countdownSeconds } from '@sohbet/domain/level-test/question'
import { useEffect, useRef, useState } from 'react'
import type { ListeningPhase } from '../../../parts/level-test/listening-stage.tsx'
import { createPlayer } from '../../../parts/level-test/player.ts'

const aSecond = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 1000)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/** Plays a recording like for a learner, any number of times. */
export function usePreviewPlayback(url: string | null) {
  const [phase, setPhase] = useState<ListeningPhase>(url ? 'blocked' : 'answering')
  const [countdown, setCountdown] = useState<number | null>(null)
  const [player] = useState(createPlayer)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])

  const run = async (url: string, signal: AbortSignal) => {
    setPhase('loading')
    await player.load(url, signal)
    setPhase('countdown')
    for (let seconds = countdownSeconds; seconds > 0; seconds--) {
      setCountdown(seconds)
      await aSecond(signal)
    }
    setPhase('playing')
    await player.play(signal, 0)
    setPhase('answering')
  }
  const play = () => {
    left.current?.abort()
    const { signal } = (left.current = new AbortController())
    // An aborted playback is not a failure
    if (url) run(url, signal).catch(() => signal.aborted || setPhase('unplayable'))
  }
  return { phase, countdown, play, openAnswers: () => setPhase('answering') }
}
