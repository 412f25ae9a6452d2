import { VisuallyHidden } from '@mantine/core'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { schoolZone } from '@sohbet/domain/calendar'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Callout } from '../callout.tsx'
import { sessionTimes, weekIn, type WeekDay } from './weekly-times.ts'
import styles from './week-strip.module.css'

type Props = {
  course: Pick<EnrollableCourse, 'startDate' | 'endDate' | 'zoomTimes'>
  timeZone?: string
}

/**
 * The days of the first week with the course's sessions: on the school's clock, and on the learner's if any week
 * differs.
 */
export function WeekStrip({ course, timeZone = ownZone() }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  if (course.zoomTimes.length === 0) return null
  const week = (zone: string) => weekIn(course.zoomTimes, course, { language, timeZone: zone })
  const sessions = sessionTimes(course.zoomTimes, course, { language, timeZone })
  return (
    <>
      <div className={styles.strips}>
        <Strip name={t('schedule.schoolTime')} days={week(schoolZone)} />
        {sessions.some(({ own }) => own !== null) && (
          <Strip
            name={t('schedule.yourTime', { zone: cityOf(timeZone, language) })}
            days={week(timeZone)}
            isOwn
          />
        )}
      </div>
      {sessions.some(({ changes }) => changes) && <Callout tone="info">{t('schedule.change')}</Callout>}
    </>
  )
}

function Strip({ name, days, isOwn }: { name: string; days: WeekDay[]; isOwn?: boolean }) {
  const label = useId()
  return (
    <figure className={styles.strip} data-own={isOwn}>
      <ol aria-labelledby={label}>
        {days.map(({ day, short, sessions }) => (
          <li key={day} data-on={sessions.length > 0 || undefined} aria-hidden={sessions.length === 0}>
            <span aria-hidden>{short}</span>
            {sessions.map(({ start, full }) => (
              <b key={full}>
                <span aria-hidden>{start}</span>
                <VisuallyHidden>{full}</VisuallyHidden>
              </b>
            ))}
          </li>
        ))}
      </ol>
      <figcaption id={label}>{name}</figcaption>
    </figure>
  )
}
