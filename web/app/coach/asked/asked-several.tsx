import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './asked-several.module.css'
import type { Sending } from './use-send-answer.ts'

/** A session or lesson of another coach that the coach is asked to take. */
type Row = { id: string; title: string; startsAt: string; endsAt: string; facts: string }

type Props = {
  rows: readonly Row[]
  words: { choose: string; take: (count: number) => string; decline: (count: number) => string }
} & Sending

/** Several requests are answered at once, so that everyone concerned reads of them once. All are chosen at first. */
export function AskedSeveral({ rows, words, send, isPending, results }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]))
  const count = chosen.length
  return (
    <div className={styles.card}>
      <p className={styles.soft}>{words.choose}</p>
      <ul className={styles.list}>
        {rows.map(({ id, title, startsAt, endsAt, facts }) => (
          <li key={id}>
            <Checkbox
              size="md"
              checked={!left.has(id)}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              classNames={{ body: styles.line, labelWrapper: styles.words }}
              label={
                <>
                  <strong>{title}</strong>
                  <span>
                    <LiveSessionWhen startsAt={startsAt} duration={minutesOf({ startsAt, endsAt })} />
                  </span>
                  <span className={styles.soft}>{facts}</span>
                </>
              }
              error={results.find((result) => result.id === id)?.message}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button loading={isPending} disabled={count === 0} onClick={() => send(chosen, true)}>
          {words.take(count)}
        </Button>
        <Button variant="default" disabled={isPending || count === 0} onClick={() => send(chosen, false)}>
          {words.decline(count)}
        </Button>
      </div>
    </div>
  )
}
