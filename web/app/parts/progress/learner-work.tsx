import type { LearnerWork } from '@sohbet/contract/learning/learner-work'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime, formatDay, formatNumber, formatPercent } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import styles from './progress.module.css'
import { Sentences, type Voice } from './sentences.tsx'
import { WeeksChart } from './weeks-chart.tsx'

type Props = { work: LearnerWork; voice: Voice }

/** Whether there is anything to say. */
export const hasBegun = ({
  hours,
  sessions,
  completedModules,
  words,
  levelTests,
  level,
  weeks,
}: LearnerWork) =>
  hours.total + sessions.held + completedModules + words.all + levelTests.length > 0 ||
  level !== null ||
  weeks.some(({ days }) => days > 0)

/** The progress of a learner: sentences first, figures second, then weeks, level and courses. */
export function WorkOfLearner({ work, voice }: Props) {
  return (
    <div className={styles.work}>
      <Sentences work={work} voice={voice} />
      <Figures work={work} />
      <WeeksChart weeks={work.weeks} />
      {work.levelTests.length > 1 && <Levels tests={work.levelTests} />}
      {work.courses.length > 0 && <Courses courses={work.courses} />}
    </div>
  )
}

function Figures({ work }: Pick<Props, 'work'>) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const { hours, sessions, completedModules, quizzes, recordings, words } = work
  const figures = [
    ['hours', formatNumber(hours.total, language)],
    ['participation', sessions.rate === null ? '–' : formatPercent(sessions.rate, language)],
    ['modules', formatNumber(completedModules, language)],
    ['quizzes', formatNumber(quizzes.completed, language)],
    ['recordings', formatNumber(recordings, language)],
    ['words', formatNumber(words.known, language)],
  ] as const
  return (
    <dl className={styles.figures} aria-label={t('figures.title')}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The results of the level tests, as stops of a line; the last one is where the learner is. */
function Levels({ tests }: { tests: LearnerWork['levelTests'] }) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  return (
    <section className={styles.panel} aria-labelledby="levels">
      <h2 id="levels">{t('tests.title')}</h2>
      <ol className={styles.levels}>
        {tests.map(({ completedAt, level, score }) => (
          <li key={completedAt}>
            <strong>{level}</strong>
            <span>{t('tests.score', { score: formatNumber(score, language) })}</span>
            <time dateTime={completedAt}>{formatDateTime(completedAt, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Course = LearnerWork['courses'][number]

function Courses({ courses }: { courses: readonly Course[] }) {
  const { t } = useTranslation('progress')
  const title = t('courses.title')
  return (
    <section className={styles.panel} aria-labelledby="by-course">
      <h2 id="by-course">{title}</h2>
      <PlainTable label={title} rows={courses} rowId={({ id }) => id} columns={useCourseColumns()} />
    </section>
  )
}

function useCourseColumns(): PlainColumns<Course> {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const ofAll = (done: number, all: number) => t('courses.ofAll', { done: number(done), all: number(all) })
  return [
    {
      id: 'course',
      header: t('courses.course'),
      cell: ({ name, startDate, endDate }) => (
        <>
          {name}
          <small className={styles.dates}>
            {t('courses.dates', { start: formatDay(startDate, language), end: formatDay(endDate, language) })}
          </small>
        </>
      ),
    },
    { id: 'hours', header: t('courses.hours'), align: 'end', cell: ({ hours }) => number(hours) },
    {
      id: 'sessions',
      header: t('courses.sessions'),
      align: 'end',
      cell: ({ attendedSessions, heldSessions }) => ofAll(attendedSessions, heldSessions),
    },
    {
      id: 'modules',
      header: t('courses.modules'),
      align: 'end',
      cell: ({ completedModules, moduleCount }) => ofAll(completedModules, moduleCount),
    },
  ]
}
