import { useState, type PointerEvent } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './column-chart.module.css'
import { isLabelled, ticksUpTo } from './scale.ts'

/** Null when there was nothing to measure. */
type Point = { key: string; label: string; value: number | null }

type Props = {
  /** Accessible description; the table beside it has the numbers. */
  label: string
  kind: 'bars' | 'line'
  points: readonly Point[]
  format: (value: number) => string
  /** At the axis, where there is less room. */
  formatTick?: (value: number) => string
}

/** Values over time. The value under the pointer is shown above; without values a text says so. */
export function ColumnChart({ label, kind, points, format, formatTick = format }: Props) {
  const { t } = useTranslation('ui')
  const [pointed, setPointed] = useState<number>()
  const ticks = ticksUpTo(Math.max(0, ...points.map(({ value }) => value ?? 0)))
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number | null) => (Math.max(0, value ?? 0) / top) * 100
  const isEmpty = points.every(({ value }) => !value)
  const shown = isEmpty ? undefined : points[pointed ?? points.length - 1]
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * points.length)
    setPointed(Math.min(points.length - 1, Math.max(0, place)))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has no parts to point at
    <div role="img" aria-label={label}>
      <p className={styles.readout}>
        {shown && (
          <>
            {shown.label} <strong>{shown.value === null ? '–' : format(shown.value)}</strong>
          </>
        )}
      </p>
      <div className={styles.frame}>
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${heightOf(tick)}%` }}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {ticks.map((tick) => (
            <i key={tick} className={styles.rule} style={{ bottom: `${heightOf(tick)}%` }} />
          ))}
          {isEmpty && <p className={styles.nothing}>{t('chart.nothing')}</p>}
          {kind === 'line' && !isEmpty && <Line points={points} heightOf={heightOf} />}
          {points.map(({ key, value }, place) => (
            <span key={key} className={styles.column} data-pointed={place === pointed || undefined}>
              <b
                className={kind === 'bars' ? styles.bar : styles.dot}
                style={
                  kind === 'bars' ? { height: `${heightOf(value)}%` } : { bottom: `${heightOf(value)}%` }
                }
              />
            </span>
          ))}
        </div>
      </div>
      <Labels points={points} />
    </div>
  )
}

type LineProps = { points: readonly Point[]; heightOf: (value: number | null) => number }

/** Stretched over the whole plot, without stretching the stroke. */
function Line({ points, heightOf }: LineProps) {
  const width = points.length
  const path = points.map(({ value }, place) => `${place + 0.5},${100 - heightOf(value)}`).join(' ')
  return (
    <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" className={styles.line} aria-hidden>
      <polygon points={`0.5,100 ${path} ${width - 0.5},100`} className={styles.area} />
      <polyline points={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const room = { wide: 6, narrow: 4 }

/** As many labels as fit. */
function Labels({ points }: Pick<Props, 'points'>) {
  return (
    <div className={styles.labels}>
      {points.map(({ key, label }, place) => (
        <span
          key={key}
          data-wide={isLabelled(place, points.length, room.wide) || undefined}
          data-narrow={isLabelled(place, points.length, room.narrow) || undefined}
        >
          {label}
        </span>
      ))}
    </div>
  )
}
