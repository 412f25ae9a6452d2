import styles from './line-map.module.css'

type Props = { label: string; stops: readonly string[]; reached: number }

/** A labelled line with its stops; the last reached one is the current. */
export function LineMap({ label, stops, reached }: Props) {
  return (
    <ol className={styles.map} aria-label={label}>
      {stops.map((stop, index) => (
        <li
          key={stop}
          data-reached={index < reached || undefined}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          {stop}
        </li>
      ))}
    </ol>
  )
}
