import type { LearnerCourse } from '@sohbet/contract/learning/learner-page'
import { progressColour } from '@sohbet/domain/course/progress'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatAge, formatDay, formatPercent } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { coursePath } from '../coach-paths.ts'
import styles from './learners.module.css'

/** Attendance and modules in each course. */
export function LearnerCourses({ courses }: { courses: readonly LearnerCourse[] }) {
  const { t } = useTranslation('learnerPage')
  return (
    <section className={styles.panel} aria-labelledby="courses">
      <h2 id="courses">{t('courses.title')}</h2>
      <ul className={styles.list}>
        {courses.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </ul>
    </section>
  )
}

function Course({ course }: { course: LearnerCourse }) {
  const { t } = useTranslation('learnerPage')
  const language = useLanguage()
  const now = useNow()
  const { id, name, startDate, endDate, progress, heldSessions, attendedSessions, lastActiveAt, modules } =
    course
  const done = modules.filter(({ isCompleted }) => isCompleted).length
  return (
    <li>
      <h3>
        <Link to={coursePath(id)}>{name}</Link>{' '}
        {course.isInactive && <StatusBadge tone="warning">{t('courses.silent')}</StatusBadge>}
        {course.isCancelled && <StatusBadge tone="bad">{t('courses.cancelled')}</StatusBadge>}
      </h3>
      <p className={styles.soft}>
        {t('courses.dates', { start: formatDay(startDate, language), end: formatDay(endDate, language) })}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('courses.attendance')}</dt>
          <dd>
            {heldSessions === 0
              ? t('courses.noSession')
              : t('courses.came', { came: attendedSessions, held: heldSessions })}
          </dd>
        </div>
        <div>
          <dt>{t('courses.modules')}</dt>
          <dd>{t('courses.done', { done, all: modules.length })}</dd>
        </div>
        <div>
          <dt>{t('courses.lastActive')}</dt>
          <dd>{lastActiveAt ? formatAge(lastActiveAt, now, language) : t('courses.never')}</dd>
        </div>
      </dl>
      <div className={styles.progress}>
        <ProgressBar
          percent={progress}
          colour={progressColour(progress)}
          label={t('courses.progressOf', { name })}
        />
        {formatPercent(progress, language)}
      </div>
      <details className={styles.fold}>
        <summary>{t('courses.showModules')}</summary>
        <Modules modules={modules} />
      </details>
    </li>
  )
}

/** The modules that the course has reached, and later ones that are done already. */
function Modules({ modules }: Pick<LearnerCourse, 'modules'>) {
  const { t } = useTranslation('learnerPage')
  const language = useLanguage()
  return (
    <ol className={styles.modules}>
      {modules
        .filter(({ isDue, isCompleted }) => isDue || isCompleted)
        .map(({ id, order, name, isCompleted, result }) => (
          <li key={id} value={order}>
            <span>{name}</span>
            <StatusBadge tone={isCompleted ? 'good' : 'neutral'}>
              {t(isCompleted ? 'courses.isDone' : 'courses.isOpen')}
            </StatusBadge>
            {result !== null && (
              <span className={styles.soft}>
                {t('courses.quiz', { percent: formatPercent(result, language) })}
              </span>
            )}
          </li>
        ))}
    </ol>
  )
}
