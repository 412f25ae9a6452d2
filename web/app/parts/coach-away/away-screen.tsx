import { Title } from '@mantine/core'
import { mayBeAway } from '@sohbet/domain/away/away'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { momentOf } from '../live-sessions/change/live-session-values.ts'
import { AwayDone, type Confirmed } from './away-done.tsx'
import { AwayPlan } from './away-plan.tsx'
import { AwaySpanFields, spanUntil, type TypedSpan } from './away-span.tsx'
import { awayPlanQuery, awaysQuery, type AwaySpan } from './away.queries.ts'
import { CurrentAways } from './current-aways.tsx'
import styles from './away.module.css'

type Props = {
  /** Of an admin's screen; without it the own one. */
  coachId?: string
  backPath: string
  backLabel: string
}

/** When a coach is away, and what becomes of everything that they would teach. */
export function AwayScreen({ coachId, backPath, backLabel }: Props) {
  const { t } = useTranslation('coachAway')
  const now = useNow()
  const [typed, type] = useState(() => spanUntil(new Date(), 0))
  const [done, setDone] = useState<Confirmed>()
  const { data: found, error: failure, isPending } = useQuery(awaysQuery(coachId))
  const isPassive = failure instanceof ApiError && failure.code === 'COACH_NOT_FOUND'
  const { span, error } = useSpan(typed, now)
  const title = coachId === undefined ? t('title') : t('titleOf', { name: found?.coach.name ?? '…' })
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.header}>
        <Title order={1} data-work={coachId === undefined ? undefined : true}>
          {title}
        </Title>
        <p className={styles.soft}>{t(coachId === undefined ? 'intro' : 'introOf')}</p>
      </header>
      {isPassive && <EmptyState drawing="stop" title={t('passive')} hint={t('passiveHint')} />}
      {done && <AwayDone {...done} {...{ backPath, backLabel }} onCheck={() => setDone(undefined)} />}
      {/* Times away stand above the form, and would push it down */}
      {isPending && <LoadingState lines={12} />}
      {!done && !isPassive && !isPending && (
        <>
          <CurrentAways aways={found?.aways ?? []} now={now} />
          <AwaySpanFields value={typed} error={error} now={now} onChange={type} />
          {span && (
            <Plan
              key={`${span.from} ${span.until}`}
              coachId={coachId}
              span={span}
              onDone={(confirmed, rows) => {
                setDone({ confirmed, rows })
                window.scrollTo({ top: 0 })
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

type PlanProps = Omit<Parameters<typeof AwayPlan>[0], 'rows'>

function Plan({ coachId, span, onDone }: PlanProps): ReactNode {
  const { t } = useTranslation('coachAway')
  const { data: rows, error, refetch } = useQuery(awayPlanQuery(coachId, span))
  if (rows) return <AwayPlan {...{ coachId, span, rows, onDone }} />
  if (error)
    return <ErrorState title={t('planFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  return <LoadingState lines={8} />
}

/** The typed times as moments, once they are complete and allowed; else why not. */
function useSpan(
  { fromDay, fromTime, untilDay, untilTime }: TypedSpan,
  now: Date,
): { span?: AwaySpan; error?: string } {
  const { t } = useTranslation('coachAway')
  const from = momentOf({ day: fromDay, time: fromTime })
  const until = momentOf({ day: untilDay, time: untilTime })
  if (from === undefined || until === undefined) return {}
  const verdict = mayBeAway({ startsAt: new Date(from), endsAt: new Date(until) }, now)
  return verdict.allowed ? { span: { from, until } } : { error: t(`refused.${verdict.because}`) }
}
