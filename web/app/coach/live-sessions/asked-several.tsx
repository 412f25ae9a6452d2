import { Button, Checkbox } from '@mantine/core'
import type { SessionRequest } from '@sohbet/contract/learning/substitutes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './asked-several.module.css'
import { useSendAnswer } from './use-send-answer.ts'

/** Several requests are answered at once, so that everyone concerned reads of them once. All are chosen at first. */
export function AskedSeveral({ requests }: { requests: readonly SessionRequest[] }) {
  const { t } = useTranslation('substitutes')
  const { send, isPending, results } = useSendAnswer()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = requests.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]))
  const count = chosen.length
  return (
    <div className={styles.card}>
      <p className={styles.soft}>{t('requests.choose')}</p>
      <ul className={styles.list}>
        {requests.map(({ id, courseName, startsAt, endsAt, from, seatCount }) => (
          <li key={id}>
            <Checkbox
              size="md"
              checked={!left.has(id)}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              classNames={{ body: styles.line, labelWrapper: styles.words }}
              label={
                <>
                  <strong>{courseName}</strong>
                  <span>
                    <LiveSessionWhen startsAt={startsAt} duration={minutesOf({ startsAt, endsAt })} />
                  </span>
                  <span className={styles.soft}>
                    {[from, t('requests.seats', { count: seatCount })].filter(Boolean).join(' · ')}
                  </span>
                </>
              }
              error={results.find((result) => result.id === id)?.message}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button loading={isPending} disabled={count === 0} onClick={() => send(chosen, true)}>
          {t('requests.chosen', { count })}
        </Button>
        <Button variant="default" disabled={isPending || count === 0} onClick={() => send(chosen, false)}>
          {t('requests.declineChosen', { count })}
        </Button>
      </div>
    </div>
  )
}
