import { clashes } from '@sohbet/domain/course/clashes'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { OfferedCourse } from '../../enrollment/enrollment.queries.ts'
import { Callout } from '../callout.tsx'
import { clockRange } from '../offer/weekly-times.ts'

/** Warns about weekly sessions of the learner's other courses at the same time. */
export function OwnClashes({ course }: { course: OfferedCourse }) {
  const { t } = useTranslation('enrollment')
  const lines = course.offer.ownCourses.flatMap((other) =>
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
