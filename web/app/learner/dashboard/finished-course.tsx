import { Button } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { checkedUntil, hasEnded } from '@sohbet/domain/course/outcome'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { BusScene } from '../../parts/pictures/scenes.tsx'
import { Lead } from '../../shell/home/lead.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { learnerPaths } from '../learner-paths.ts'

type Course = LearnerDashboard['enrolledCourses'][number]

/** A job may take an hour to decide a course, and a learner a week to see it. */
const shownDays = 7

/**
 * A course that waits for what is missing to complete it, or for its certificate: a month and a week beside something
 * else to do, and any time without.
 */
export const finishedCourse = (
  courses: readonly Course[],
  { now, hasOther }: { now: Date; hasOther: boolean },
): Course | undefined =>
  courses.findLast(
    (course) =>
      course.enrollmentStatus === 'active' &&
      !course.isCancelled &&
      !course.isCertified &&
      hasEnded(course, now) &&
      course.outcome !== 'missed' &&
      (course.outcome === null
        ? schoolDay(now) <= checkedUntil(course)
        : !hasOther || schoolDay(now) <= addDays(checkedUntil(course), shownDays)),
  )

const stateOf = ({ outcome }: Course) =>
  outcome === 'completed' || outcome === 'attended' ? outcome : 'ended'

const said = { completed: 'Well done!', attended: 'Nice ride!', ended: 'Nearly there!' }

/** The end of a course. `isMain`: nothing else is the red action of the home. */
export function FinishedCourse({ course, isMain }: { course: Course; isMain: boolean }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const state = stateOf(course)
  return (
    <Lead
      title={t(`finished.${state}`)}
      headline={t(`finished.${state}Hint`)}
      facts={t(`finished.${state}Of`, {
        course: course.name,
        day: formatDay(checkedUntil(course), language),
      })}
      picture={<BusScene says={said[state]} />}
    >
      <Button
        component={Link}
        to={learnerPaths.certificates}
        size="lg"
        variant={isMain ? 'filled' : 'default'}
      >
        {t(`finished.${state}Action`)}
      </Button>
    </Lead>
  )
}
