import { Button } from '@mantine/core'
import type { RosterLearner } from '@sohbet/contract/learning/coach-courses'
import IconMessage from '#icons/IconMessage'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StickyBar } from '../../ui/list/sticky-bar.tsx'
import { messagePath } from '../coach-paths.ts'
import styles from './courses.module.css'
import { useRosterColumns, type ChosenLearners } from './roster-columns.tsx'

const fields = {
  sortable: ['learner', 'progress', 'quizzes', 'sessions', 'lastActive'],
  searchable: ['learner'],
  // A class on one page
  pageSize: 50,
} as const

const nobody: ReadonlySet<string> = new Set()

type Props = { learners: readonly RosterLearner[]; moduleCount: number }

/** The learners of a course, with search and order in the URL. On a phone each takes two lines. */
export function Roster({ learners, moduleCount }: Props) {
  const { t } = useTranslation('coach')
  const state = useTableState(fields)
  const [userIds, onChange] = useState(nobody)
  const chosen = useMemo(() => ({ userIds, onChange }), [userIds])
  const columns = useRosterColumns({ moduleCount, sortedBy: state.view.sort?.field, chosen })
  if (learners.length === 0)
    return (
      <section className={styles.panel} aria-labelledby="roster">
        <h2 id="roster">{t('roster.title')}</h2>
        <EmptyState title={t('roster.empty')} hint={t('roster.emptyHint')} />
      </section>
    )
  return (
    <div className={styles.roster}>
      <DataTable
        title={t('roster.title')}
        columns={columns}
        state={state}
        data={learners}
        rowId={({ userId }) => userId}
      />
      <ChosenBar learners={learners} chosen={chosen} />
    </div>
  )
}

type BarProps = { learners: readonly RosterLearner[]; chosen: ChosenLearners }

/** Leads to a message to the chosen learners; a learner who left the course meanwhile is not among them. */
function ChosenBar({ learners, chosen: { userIds, onChange } }: BarProps) {
  const { t } = useTranslation('coach')
  const chosen = learners.filter(({ userId }) => userIds.has(userId)).map(({ userId }) => userId)
  const isAll = chosen.length === learners.length
  if (chosen.length === 0) return null
  return (
    <StickyBar>
      <Button
        variant="subtle"
        color="gray"
        onClick={() => onChange(isAll ? nobody : new Set(learners.map(({ userId }) => userId)))}
      >
        {t(isAll ? 'roster.chooseNobody' : 'roster.chooseAll')}
      </Button>
      <Button component={Link} to={messagePath(chosen)} leftSection={<IconMessage size={18} aria-hidden />}>
        {t('roster.writeTo', { count: chosen.length })}
      </Button>
    </StickyBar>
  )
}
