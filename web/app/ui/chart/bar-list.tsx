import styles from './bar-list.module.css'

type Bar = {
  key: string
  label: string
  value: number
  /** The value as text. */
  text: string
}

/** One bar per line; `most` is the value of the full width, by default the largest. */
export function BarList({ label, bars, most }: { label: string; bars: readonly Bar[]; most?: number }) {
  const longest = most ?? Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, label: name, value, text }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{text}</span>
          <span className={styles.track} aria-hidden>
            <i style={{ width: `${Math.min(100, (Math.max(0, value) / longest) * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
