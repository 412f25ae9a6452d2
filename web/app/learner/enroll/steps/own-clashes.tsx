import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { clashes } from '@sohbet/domain/course/clashes'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownEnrollmentsQuery } from '../../enrollment/enrollment.queries.ts'
import { Callout } from '../callout.tsx'
import { clockRange } from './weekly-times.ts'

type Props = { course: Pick<EnrollableCourse, 'id' | 'startDate' | 'endDate' | 'zoomTimes'> }

/** Warns about weekly sessions of the learner's other courses at the same time. */
export function OwnClashes({ course }: Props) {
  const { t } = useTranslation('enrollment')
  const { data } = useQuery(ownEnrollmentsQuery)
  const others = data?.enrollments.filter(
    ({ status, courseId }) => status !== 'cancelled' && courseId !== course.id,
  )
  const lines = (others ?? []).flatMap(({ course: other }) =>
    inOrder(
      clashes({ dates: course, times: course.zoomTimes }, { dates: other, times: other.zoomTimes }),
    ).map((time) =>
      t('schedule.clash', { course: other.name, day: t(`day.${time.dayOfWeek}`), time: clockRange(time) }),
    ),
  )
  if (lines.length === 0) return null
  return (
    <Callout tone="warning" title={t('schedule.clashes')} isAnnounced>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Callout>
  )
}
