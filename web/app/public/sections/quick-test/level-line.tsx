import { levels, type Level } from '@sohbet/domain/level-test/level'
import { usePublicContent } from '../../page-context.ts'
import './quick-test.css'

const stateOf = (level: Level, here: Level | undefined) => {
  if (here === undefined) return 'next'
  if (level === here) return 'here'
  return levels.indexOf(level) < levels.indexOf(here) ? 'done' : 'next'
}

/** The levels as stops of a line; the visitor's own is where the bus is. */
export function LevelLine({ here }: { here?: Level }) {
  const { result } = usePublicContent().quickTest
  return (
    <ol className="level-line" aria-label={result.line}>
      {levels.map((level) => (
        <li key={level} data-state={stateOf(level, here)} aria-current={level === here ? 'step' : undefined}>
          {level}
        </li>
      ))}
    </ol>
  )
}
