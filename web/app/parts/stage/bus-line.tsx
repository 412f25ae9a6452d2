import { VisuallyHidden } from '@mantine/core'
import IconCloudOff from '#icons/IconCloudOff'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatPercent } from '../../ui/format.ts'
import styles from './bus-line.module.css'
import { progressPercent } from './progress-percent.ts'

/** More stops would touch each other on a phone. */
const maxStops = 13
const fewStops = 6

type Props = {
  /** Questions before the shown one. */
  position: number
  /** Questions with an answer, when some were answered before. */
  reached?: number
  count: number
  /** A connection notice, shown where it covers nothing. */
  notice?: string | undefined
  /** Words at the left. */
  children: ReactNode
}

/** Progress as a route line: a stop for every question and the end, or for every fifth when there are many. */
export function BusLine({ position, reached = position, count, notice, children }: Props) {
  const { t } = useTranslation('quiz')
  const language = useLanguage()
  const percentOf = (questions: number) => (count === 0 ? 0 : (questions / count) * 100)
  const percent = progressPercent(position, count)
  const stops = count + 1 > maxStops ? fewStops : count + 1
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        {children}
        <span className={styles.percent}>{formatPercent(percent, language)}</span>
      </div>
      <VisuallyHidden>
        <progress aria-label={t('progress')} max={100} value={percent} />
      </VisuallyHidden>
      <output className={styles.notice}>
        {notice && (
          <>
            <IconCloudOff size={20} aria-hidden />
            {notice}
          </>
        )}
      </output>
      <div className={styles.line} aria-hidden hidden={notice !== undefined}>
        <span className={styles.done} style={{ width: `${percentOf(reached)}%` }} />
        {Array.from({ length: stops }, (_, stop) => {
          const place = (stop / (stops - 1)) * 100
          return (
            <span
              key={place}
              className={styles.station}
              data-state={stateOf(place, percentOf(reached))}
              style={{ left: `${place}%` }}
            />
          )
        })}
        <svg
          className={styles.bus}
          style={{ left: `${percentOf(position)}%` }}
          viewBox="0 0 34 24"
          aria-hidden
        >
          <rect x="1" y="2" width="32" height="18" rx="4" fill="var(--action)" />
          <path d="M5 6h5v4H5zm7 0h5v4h-5zm7 0h5v4h-5zm7 0h4v4h-4z" fill="var(--on-action)" />
          <path d="M5 13h19" stroke="var(--on-action)" strokeWidth="1.5" opacity=".7" />
          <circle cx="9" cy="20" r="3.2" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.4" />
          <circle cx="25" cy="20" r="3.2" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.4" />
        </svg>
      </div>
    </div>
  )
}

function stateOf(place: number, reached: number): 'done' | 'here' | undefined {
  if (Math.abs(place - reached) < 0.01) return 'here'
  return place < reached ? 'done' : undefined
}
