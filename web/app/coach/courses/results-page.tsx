import { VisuallyHidden } from '@mantine/core'
import type { CoachCourseDetails } from '@sohbet/contract/learning/coach-courses'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatPercent } from '../../ui/format.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { learnerPath } from '../coach-paths.ts'
import { CourseFrame } from './course-frame.tsx'
import { LearnersClosed } from './learners-closed.tsx'
import styles from './courses.module.css'

/** The result ring turns green at this percentage. */
const good = 70

export default function ResultsPage() {
  return (
    <CourseFrame>
      {(course) => (course.seesLearners ? <Results course={course} /> : <LearnersClosed />)}
    </CourseFrame>
  )
}

function Results({ course: { learners, modules } }: { course: CoachCourseDetails }) {
  const { t } = useTranslation('coach')
  // A quiz without attempts has no results
  const taken = modules.filter(({ averageResult }) => averageResult !== null)
  return (
    <section className={styles.panel} aria-labelledby="results">
      <h2 id="results">{t('results.title')}</h2>
      {taken.length === 0 ? (
        <EmptyState title={t('results.empty')} hint={t('results.emptyHint')} />
      ) : (
        <>
          <p className={styles.soft}>{t('results.hint')}</p>
          <section
            className={styles.scroll}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
            tabIndex={0}
            aria-label={t('results.scroll')}
          >
            <table className={styles.matrix}>
              <thead>
                <tr>
                  <th scope="col">{t('roster.learner')}</th>
                  <th scope="col">{t('results.average')}</th>
                  {taken.map(({ id, order, name }) => (
                    <th key={id} scope="col" title={name}>
                      <span aria-hidden>{order}</span>
                      <VisuallyHidden>{t('modules.open', { order, name })}</VisuallyHidden>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {learners.map(({ userId, username, averageResult, results }) => (
                  <tr key={userId}>
                    <th scope="row">
                      <Link to={learnerPath(userId)}>{username}</Link>
                    </th>
                    <Result value={averageResult} />
                    {taken.map(({ id }) => (
                      <Result
                        key={id}
                        value={results.find(({ moduleId }) => moduleId === id)?.result ?? null}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('results.average')}</th>
                  <td aria-hidden>–</td>
                  {taken.map(({ id, averageResult }) => (
                    <Result key={id} value={averageResult} />
                  ))}
                </tr>
              </tfoot>
            </table>
          </section>
        </>
      )}
    </section>
  )
}

function Result({ value }: { value: number | null }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  if (value === null)
    return (
      <td>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('results.notTaken')}</VisuallyHidden>
      </td>
    )
  return (
    <td data-result={value >= good ? 'good' : 'low'}>
      {formatPercent(value, language)}
      {value < good && <VisuallyHidden>, {t('results.below')}</VisuallyHidden>}
    </td>
  )
}
