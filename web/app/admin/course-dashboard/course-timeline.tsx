import type { Day } from '@sohbet/domain/calendar'
import { progressBand } from '@sohbet/domain/course/status'
import type { Month } from '@sohbet/domain/month'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay, formatLongMonth, formatPercent } from '../../ui/format.ts'
import { coursePath } from '../admin-paths.ts'
import type { OngoingCourse } from './course-dashboard.queries.ts'
import styles from './course-timeline.module.css'
import { monthDays, placeOf, stretchIn, type Stretch } from './month.ts'

/** Minimum width of a bar, so that its number fits. */
const minWidth = 64

type Props = { courses: readonly OngoingCourse[]; month: Month; today: Day }

/** One month of the running courses: each is a line with a stop where it begins or ends. */
export function CourseTimeline({ courses, month, today }: Props) {
  const { t } = useTranslation('courseDashboard')
  const language = useLanguage()
  const todayAt = placeOf(today, month)
  const rows = courses.flatMap((course) => {
    const stretch = stretchIn(month, course)
    return stretch ? [{ course, stretch }] : []
  })
  return (
    <>
      <div className={styles.timeline}>
        <DayScale month={month} todayAt={todayAt} />
        {rows.length === 0 && (
          <p className={styles.none}>
            {t('ongoing.noneInMonth', { month: formatLongMonth(month, language) })}
          </p>
        )}
        <ul className={styles.rows}>
          {rows.map(({ course, stretch }) => (
            <li key={course.id}>
              <CourseLine course={course} stretch={stretch} todayAt={todayAt} />
            </li>
          ))}
        </ul>
      </div>
      <Legend />
    </>
  )
}

/** The days above the lines. Hidden from screen readers, because every course states its own dates. */
function DayScale({ month, todayAt }: { month: Month; todayAt: number | null }) {
  const { t } = useTranslation('courseDashboard')
  return (
    <div className={styles.scale} aria-hidden>
      {todayAt !== null && (
        <span className={styles.todayLabel} style={{ left: `clamp(1.75rem, ${todayAt}%, 100% - 1.75rem)` }}>
          {t('ongoing.today')}
        </span>
      )}
      <div className={styles.days}>
        {monthDays(month).map(({ number, isWeekend }) => (
          <span key={number} data-weekend={isWeekend || undefined} data-week={number % 7 === 1 || undefined}>
            {number}
          </span>
        ))}
      </div>
    </div>
  )
}

type LineProps = { course: OngoingCourse; stretch: Stretch; todayAt: number | null }

function CourseLine({ course, stretch, todayAt }: LineProps) {
  const { t } = useTranslation('courseDashboard')
  const language = useLanguage()
  const { id, name, startDate, endDate, progressPercentage } = course
  const progress = formatPercent(progressPercentage, language)
  const label = t('ongoing.course', {
    name,
    start: formatDay(startDate, language),
    end: formatDay(endDate, language),
    progress,
  })
  return (
    <Link to={coursePath('view', id)} className={styles.row} aria-label={label}>
      <span className={styles.name}>{name}</span>
      <span className={styles.track}>
        {todayAt !== null && <span className={styles.today} style={{ left: `${todayAt}%` }} />}
        <span
          className={styles.bar}
          style={{ left: `min(${stretch.left}%, 100% - ${minWidth}px)`, width: `${stretch.width}%` }}
          data-band={progressBand(progressPercentage)}
          data-begins={stretch.begins || undefined}
          data-ends={stretch.ends || undefined}
        >
          {stretch.begins && <span className={styles.station} />}
          <span className={styles.progress}>{progress}</span>
          {stretch.ends && <span className={styles.station} />}
        </span>
      </span>
    </Link>
  )
}

const bands = ['0', '1', '2', '3', '4'] as const

function Legend() {
  const { t } = useTranslation('courseDashboard')
  return (
    <dl className={styles.legend}>
      <dt>{t('ongoing.legend')}</dt>
      {bands.map((band) => (
        <dd key={band}>
          <span className={styles.swatch} data-band={band} aria-hidden />
          {t(`ongoing.band.${band}`)}
        </dd>
      ))}
    </dl>
  )
}
