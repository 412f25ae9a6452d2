import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import styles from './recorder.module.css'

const bars = [0.08, 0.2, 0.34, 0.5, 0.7]
/** Speech at an arm's length fills about a third of the range. */
const gain = 4
/** With reduced motion the bars change in steps. */
const slowMs = 500

/** The loudness of a sound wave, 0 to 1. */
export function levelOf(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0)
  return Math.min(1, Math.sqrt(sum / (samples.length || 1)) * gain)
}

/** Calls back with the loudness of a stream until it is stopped. */
function watchLevel(stream: MediaStream, everyMs: number, onLevel: (level: number) => void): () => void {
  if (!('AudioContext' in globalThis)) return () => undefined
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume().catch(() => undefined)
  const samples = new Float32Array(analyser.fftSize)
  const ticking = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, everyMs)
  return () => {
    clearInterval(ticking)
    void context.close().catch(() => undefined)
  }
}

/** Shows that the microphone hears something. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLSpanElement>(null)
  const isCalm = useReducedMotion()
  useEffect(
    () =>
      watchLevel(stream, isCalm ? slowMs : 60, (level) => {
        for (const [place, bar] of [...(meter.current?.children ?? [])].entries())
          bar.toggleAttribute('data-on', level >= (bars[place] ?? 1))
      }),
    [stream, isCalm],
  )
  return (
    <span ref={meter} className={styles.meter} aria-hidden>
      {bars.map((bar) => (
        <i key={bar} />
      ))}
    </span>
  )
}
