import type { CoachCourseDetails, RosterModule } from '@sohbet/contract/learning/coach-courses'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { modulePath } from '../coach-paths.ts'
import { CourseFrame } from './course-frame.tsx'
import styles from './courses.module.css'

export default function CoachModulesPage() {
  return <CourseFrame>{(course) => <Modules course={course} />}</CourseFrame>
}

function useModuleColumns(course: CoachCourseDetails): PlainColumns<RosterModule> {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  return [
    {
      id: 'name',
      card: 'lead',
      header: t('modules.name'),
      cell: ({ id, order, name }) => (
        <Link to={modulePath(course.id, id)}>{t('modules.open', { order, name })}</Link>
      ),
    },
    {
      id: 'state',
      card: 'line',
      header: t('modules.state'),
      cell: ({ isDue }) => (
        <StatusBadge tone={isDue ? 'good' : 'neutral'}>
          {t(isDue ? 'modules.due' : 'modules.notDue')}
        </StatusBadge>
      ),
    },
    {
      id: 'completed',
      header: t('modules.completed'),
      align: 'end',
      cell: ({ completedCount }) =>
        `${formatNumber(completedCount, language)} / ${formatNumber(course.learnerCount, language)}`,
    },
    {
      id: 'average',
      header: t('modules.average'),
      align: 'end',
      cell: ({ hasQuiz, averageResult }) =>
        averageResult !== null
          ? formatPercent(averageResult, language)
          : t(hasQuiz ? 'roster.none' : 'modules.noQuiz'),
    },
  ]
}

function Modules({ course }: { course: CoachCourseDetails }) {
  const { t } = useTranslation('coach')
  const columns = useModuleColumns(course)
  return (
    <section className={styles.panel} aria-labelledby="modules">
      <h2 id="modules">{t('modules.title')}</h2>
      <p className={styles.soft}>{t('modules.hint')}</p>
      {course.modules.length === 0 ? (
        <EmptyState title={t('modules.empty')} hint={t('modules.emptyHint')} />
      ) : (
        <PlainTable
          label={t('modules.title')}
          rows={course.modules}
          rowId={({ id }) => id}
          columns={columns}
        />
      )}
    </section>
  )
}
