import { Button, Skeleton } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { EnrollableCourse, getPrerequisites } from '@sohbet/contract/selling/enrollments'
import { areMet, isBlocked, isOpenAfter } from '@sohbet/domain/enrollment/prerequisites'
import IconArrowRight from '#icons/IconArrowRight'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { levelTestFor, newMessagePath } from '../../../paths.ts'
import { enrollableQuery, type OfferedCourse } from '../../enrollment/enrollment.queries.ts'
import { enrollPath, learnerPaths } from '../../learner-paths.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay, formatNumber } from '../../../ui/format.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Callout } from '../callout.tsx'
import styles from '../enroll.module.css'

type Check = Reply<typeof getPrerequisites>
type Wanted = { course: EnrollableCourse }

/** The server's check; unmet prerequisites stop the wizard. */
export function PrerequisitesStep({ course }: { course: OfferedCourse }) {
  const { t } = useTranslation('enrollment')
  const data = course.offer.prerequisites
  const isMet = areMet(data)
  return (
    <>
      <p className={styles.intro}>{t('prerequisites.intro')}</p>
      {!isMet && (
        <Callout tone="error" isAnnounced>
          {t('prerequisites.blocked')}
        </Callout>
      )}
      <ul className={styles.checks}>
        <LevelTest course={course} {...data} />
        <PreviousCourse course={course} {...data} />
      </ul>
      {isMet && <p className={styles.allMet}>{t('prerequisites.allMet')}</p>}
    </>
  )
}

function Requirement({ title, isMet, children }: { title: string; isMet: boolean; children: ReactNode }) {
  const { t } = useTranslation('enrollment')
  return (
    <li className={styles.check} data-met={isMet || undefined}>
      <div className={styles.checkHead}>
        <h3>{title}</h3>
        <StatusBadge tone={isMet ? 'good' : 'bad'}>
          {isMet ? t('prerequisites.met') : t('prerequisites.notMet')}
        </StatusBadge>
      </div>
      {children}
    </li>
  )
}

function LevelTest({ course, levelTestMet, requiredScore, score, scoreMetAfter }: Wanted & Check) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  return (
    <Requirement title={t('prerequisites.levelTest')} isMet={levelTestMet}>
      <p>
        {requiredScore === 0
          ? t('prerequisites.levelTestAny')
          : t('prerequisites.levelTestScore', { required: formatNumber(requiredScore, language) })}{' '}
        {score !== null && t('prerequisites.yourScore', { score: formatNumber(score, language) })}
      </p>
      {score === null && !levelTestMet && (
        <>
          <p>{t('prerequisites.noScore')}</p>
          <Button
            component={Link}
            to={levelTestFor(course.id)}
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {t('prerequisites.takeTest')}
          </Button>
        </>
      )}
      {scoreMetAfter !== null && <RunningCourse course={course} endDate={scoreMetAfter} />}
      {score !== null && scoreMetAfter === null && !levelTestMet && (
        <>
          <p>{t('prerequisites.scoreTooLow')}</p>
          <NextCourse
            find={({ fit }) => fit === 'fits'}
            isInTime={({ endDate }) => isOpenAfter(course, endDate)}
          />
        </>
      )}
    </Requirement>
  )
}

/** A running course of the learner leads to the required score: in time for this course, or not. */
function RunningCourse({ course, endDate }: Wanted & { endDate: string }) {
  const { t } = useTranslation('enrollment')
  const date = formatDay(endDate, useLanguage())
  const isInTime = isOpenAfter(course, endDate)
  const letter = { to: 'school', subject: course.name }
  return (
    <>
      <p>{isInTime ? t('prerequisites.opensAfter', { date }) : t('prerequisites.opensTooLate', { date })}</p>
      <Button
        component={Link}
        to={isInTime ? learnerPaths.courses : newMessagePath('learner', letter)}
        variant="default"
      >
        {isInTime ? t('held.myCourses') : t('prerequisites.writeToUs')}
      </Button>
    </>
  )
}

function PreviousCourse({ course, levelTestMet, previousCourseMet, requiredCourseType }: Wanted & Check) {
  const { t } = useTranslation('enrollment')
  return (
    <Requirement title={t('prerequisites.previousCourse')} isMet={previousCourseMet}>
      <p>
        {requiredCourseType === null
          ? t('prerequisites.noPreviousCourse')
          : t('prerequisites.previousCourseName', { name: requiredCourseType })}
      </p>
      {!previousCourseMet && (
        <>
          <p>{t('prerequisites.previousCourseMissing')}</p>
          <NextCourse
            find={({ typeName }) => typeName === requiredCourseType}
            // A running course meets this requirement; only a completed one counts as a score
            isInTime={({ startDate, endDate }) =>
              levelTestMet ? startDate < course.startDate : isOpenAfter(course, endDate)
            }
          />
        </>
      )}
    </Requirement>
  )
}

/**
 * Links to the soonest course that the learner should take first, or to all available ones. `isInTime` says whether
 * it leads to the wanted course before that begins.
 */
function NextCourse({ find, isInTime }: Record<'find' | 'isInTime', (course: EnrollableCourse) => boolean>) {
  const { t } = useTranslation('enrollment')
  const { data, isPending } = useQuery(enrollableQuery)
  if (isPending) return <Skeleton height={44} width="14rem" />
  const course = data?.find((one) => find(one) && !isBlocked(one))
  return (
    <>
      {course && !isInTime(course) && <p>{t('prerequisites.laterOne', { course: course.name })}</p>}
      <Button
        className={styles.next}
        component={Link}
        to={course ? enrollPath(course.id) : learnerPaths.available}
        rightSection={<IconArrowRight size={20} aria-hidden />}
      >
        {course ? t('prerequisites.startWith', { course: course.name }) : t('courses.browse')}
      </Button>
    </>
  )
}
