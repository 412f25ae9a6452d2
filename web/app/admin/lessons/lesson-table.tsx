import { Button } from '@mantine/core'
import { lessonColumns, type AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { useQuery } from '@tanstack/react-query'
import IconArrowsExchange from '#icons/IconArrowsExchange'
import IconClock from '#icons/IconClock'
import IconScale from '#icons/IconScale'
import IconX from '#icons/IconX'
import { useRef, useState } from 'react'
import { useLanguage } from '../../texts/language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { tableRows } from '../../api/table-rows.ts'
import { OpenGroupClass } from '../../parts/group-class/group-class-form.tsx'
import { formatSchoolTime } from '../../parts/school/format-school-time.ts'
import { CancelReason } from '../../parts/live-sessions/change/cancel-reason.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { ExportButton } from '../../ui/download/export-button.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { useNow } from '../../ui/use-now.ts'
import { lessonsToDecidePath } from '../admin-paths.ts'
import {
  coachChoicesQuery,
  lessonsQuery,
  useCancelLesson,
  useExportLessons,
} from './admin-lessons.queries.ts'
import { BookForLearner } from './book-for-learner.tsx'
import { DecideLesson } from './decide-lesson.tsx'
import { HandOverLesson } from './hand-over-lesson.tsx'
import { LessonFilters, useLessonFilters } from './lesson-filters.tsx'
import { MoveLesson } from './move-lesson.tsx'
import styles from './admin-lessons.module.css'
import { useLearnersOf, useLessonColumns } from './use-lesson-columns.tsx'

type LessonAction = 'decide' | 'move' | 'handOver'

/** The lessons of all coaches, and how many of them wait for a decision. */
export function LessonTable() {
  const { t } = useTranslation('adminLessons')
  const columns = useLessonColumns()
  const table = useTableState(lessonColumns)
  const filters = useLessonFilters()
  const lessons = useQuery(lessonsQuery({ ...table.request, ...filters.values }))
  const { searchText, searchColumn } = table.request
  const search = { ...(searchText && { searchText }), ...(searchColumn && { searchColumn }) }
  const file = useExportLessons({ ...filters.values, ...search })
  const [acting, setActing] = useState<{ lesson: AdminLesson; action: LessonAction }>()
  const inAction = (action: LessonAction) => (acting?.action === action ? acting.lesson : undefined)
  const stop = () => setActing(undefined)
  return (
    <>
      <Waiting count={lessons.data?.toDecide ?? 0} />
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(lessons, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={t('emptyHint')}
        filtering={filters}
        filters={<LessonFilters {...filters} />}
        createAction={
          <ButtonRow>
            <ExportButton request={file} label={t('csv.button')} failed={t('csv.failed')} />
            <OpenClass />
            <BookForLearner />
          </ButtonRow>
        }
        renderActions={(lesson) => (
          <Actions lesson={lesson} onAct={(action) => setActing({ lesson, action })} />
        )}
      />
      <DecideLesson lesson={inAction('decide')} onClose={stop} />
      <MoveLesson lesson={inAction('move')} onClose={stop} />
      <HandOverLesson lesson={inAction('handOver')} onClose={stop} />
    </>
  )
}

function OpenClass() {
  const { data: coaches = [] } = useQuery(coachChoicesQuery)
  return <OpenGroupClass variant="default" coaches={coaches.filter(({ isActive }) => isActive)} />
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation('adminLessons')
  if (count === 0) return null
  return (
    <p role="note" className={styles.waiting}>
      {t('waiting', { count })}
      <Button variant="default" component={Link} to={lessonsToDecidePath}>
        {t('waitingShow')}
      </Button>
    </p>
  )
}

function Actions({ lesson, onAct }: { lesson: AdminLesson; onAct: (action: LessonAction) => void }) {
  const { t } = useTranslation('adminLessons')
  const name = useLearnersOf()(lesson)
  const now = useNow()
  const isAhead = lesson.state === 'upcoming' || (lesson.state === 'open' && new Date(lesson.startsAt) > now)
  return (
    <>
      {lesson.outcome === 'unclear' && (
        <RowAction
          label={t('action.decide', { name })}
          icon={<IconScale size={20} aria-hidden />}
          onClick={() => onAct('decide')}
        />
      )}
      {isAhead && lesson.kind === 'private' && (
        <RowAction
          label={t('action.move', { name })}
          icon={<IconClock size={20} aria-hidden />}
          onClick={() => onAct('move')}
        />
      )}
      {isAhead && (
        <RowAction
          label={t('action.handOver', { name })}
          icon={<IconArrowsExchange size={20} aria-hidden />}
          onClick={() => onAct('handOver')}
        />
      )}
      {isAhead && <Cancel lesson={lesson} name={name} />}
    </>
  )
}

function Cancel({ lesson, name }: { lesson: AdminLesson; name: string }) {
  const { t } = useTranslation('adminLessons')
  const { confirm, dialog } = useConfirm()
  const language = useLanguage()
  const { mutateAsync: cancel } = useCancelLesson()
  const reason = useRef<HTMLTextAreaElement>(null)
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: (
          <CancelReason
            question={`${name} · ${formatSchoolTime(lesson.startsAt, language)}. ${t('cancel.ask')}`}
            field={reason}
          />
        ),
        deed: t('cancel.deed'),
        isDestructive: true,
        action: () => cancel({ id: lesson.id, reason: reason.current?.value ?? '' }),
      })
      if (isSure) showSuccess(t('cancel.done'))
    } catch (error) {
      showError(t('cancel.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <RowAction
        label={t('action.cancel', { name })}
        icon={<IconX size={20} aria-hidden />}
        isDestructive
        onClick={() => void ask()}
      />
      {dialog}
    </>
  )
}
