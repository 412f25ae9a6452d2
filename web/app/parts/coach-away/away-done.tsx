import { Button } from '@mantine/core'
import type { AwayConfirmed, AwayRow } from '@sohbet/contract/lessons/coach-away'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { MomentWhen } from '../live-sessions/live-session-when.tsx'
import styles from './away.module.css'

export type Confirmed = { confirmed: AwayConfirmed; rows: readonly AwayRow[] }

type Props = Confirmed & { backPath: string; backLabel: string; onCheck: () => void }

/** What was done, and each row that stays as it was, with the reason. */
export function AwayDone({ confirmed: { results }, rows, backPath, backLabel, onCheck }: Props) {
  const { t } = useTranslation('coachAway')
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const left = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'changed')
  const newCount = results.filter(({ outcome }) => outcome === 'new').length
  const isAllDone = left.length + newCount === 0
  return (
    <section className={styles.card} aria-labelledby="away-done">
      <h2 id="away-done">{t(isAllDone ? 'done.title' : 'done.titlePartly')}</h2>
      <output>{t('done.hint')}</output>
      {!isAllDone && (
        <ul className={styles.current}>
          {left.map(({ id, outcome, message }) => {
            const row = rowOf.get(id)
            return (
              <li key={id}>
                <div>
                  <strong>{row?.course ?? row?.learners.join(', ')}</strong>
                  {row && (
                    <p>
                      <MomentWhen moment={row.startsAt} />
                    </p>
                  )}
                  <p className={styles.problem}>
                    {outcome === 'changed' ? t('done.changed') : (message ?? t('done.changed'))}
                  </p>
                </div>
              </li>
            )
          })}
          {newCount > 0 && <li>{t('done.new', { count: newCount })}</li>}
        </ul>
      )}
      <div className={styles.presets}>
        {!isAllDone && <Button onClick={onCheck}>{t('done.check')}</Button>}
        <Button variant={isAllDone ? 'filled' : 'default'} component={Link} to={backPath}>
          {backLabel}
        </Button>
      </div>
    </section>
  )
}
