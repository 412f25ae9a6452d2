import { ActionIcon, Button } from '@mantine/core'
import IconChevronLeft from '#icons/IconChevronLeft'
import IconChevronRight from '#icons/IconChevronRight'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { Segments } from '../../ui/form/segments.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { formatLongMonth } from '../../ui/format.ts'
import { CourseTable } from './course-table.tsx'
import styles from './course-dashboard.module.css'
import type { OngoingCourse } from './course-dashboard.queries.ts'
import { CourseTimeline } from './course-timeline.tsx'
import { CreateCourse } from './create-course.tsx'
import { useShownMonth } from './use-shown-month.ts'

const views = ['timeline', 'table'] as const

/** Running courses as a timeline of one month or as a table. */
export function OngoingCourses({ courses }: { courses: readonly OngoingCourse[] }) {
  const { t } = useTranslation('courseDashboard')
  const shown = useShownMonth(courses)
  return (
    <section className={styles.card} aria-labelledby="ongoing-courses">
      <div className={styles.top}>
        <h2 id="ongoing-courses" className={styles.title}>
          {t('ongoing.title')}
        </h2>
        {courses.length > 0 && (
          <Segments
            label={t('ongoing.view')}
            value={shown.view}
            options={views.map((view) => ({ value: view, label: t(`ongoing.${view}`) }))}
            onChoose={shown.show}
            isLabelHidden
          />
        )}
      </div>
      {courses.length === 0 ? (
        <EmptyState title={t('ongoing.empty')} hint={t('ongoing.emptyHint')} action={<CreateCourse />} />
      ) : shown.view === 'table' ? (
        <CourseTable courses={courses} />
      ) : (
        <>
          <MonthSteps shown={shown} />
          <CourseTimeline courses={courses} month={shown.month} today={shown.today} />
        </>
      )}
    </section>
  )
}

type Shown = ReturnType<typeof useShownMonth>

function MonthSteps({ shown }: { shown: Shown }) {
  const { t } = useTranslation('courseDashboard')
  const language = useLanguage()
  const step = { variant: 'default', size: 44 } as const
  return (
    <div className={styles.steps}>
      <ActionIcon
        {...step}
        aria-label={t('ongoing.previous')}
        disabled={!shown.canStepBack}
        onClick={() => shown.step(-1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <output className={styles.month}>{formatLongMonth(shown.month, language)}</output>
      <ActionIcon
        {...step}
        aria-label={t('ongoing.next')}
        disabled={!shown.canStepOn}
        onClick={() => shown.step(1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
      <Button variant="default" disabled={shown.isCurrent} onClick={shown.showToday}>
        {t('ongoing.today')}
      </Button>
    </div>
  )
}
