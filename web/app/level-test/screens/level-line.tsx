import { levels, type Level } from '@sohbet/domain/level-test/level'
import styles from './result-screen.module.css'

/** The levels as stops, with the learner's own marked. */
export function LevelLine({ label, level }: { label: string; level: Level }) {
  const reached = levels.indexOf(level)
  return (
    <ol className={styles.line} aria-label={label}>
      {levels.map((stop, index) => (
        <li
          key={stop}
          data-reached={index <= reached || undefined}
          aria-current={stop === level ? 'step' : undefined}
        >
          {stop}
        </li>
      ))}
    </ol>
  )
}
