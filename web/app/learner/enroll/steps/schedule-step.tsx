import { schoolDay } from '@sohbet/domain/calendar'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { backToBack } from '@sohbet/domain/enrollment/schedule'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import { Callout } from '../callout.tsx'
import styles from '../enroll.module.css'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import type { OfferedCourse } from '../../enrollment/enrollment.queries.ts'
import { CoachLine } from '../offer/coaches.tsx'
import { WeekStrip } from '../offer/week-strip.tsx'
import { clockRange, firstSession, sessionTimes } from '../offer/weekly-times.ts'
import { OwnClashes } from './own-clashes.tsx'

type Props = { course: OfferedCourse; timeZone?: string }

/** The live sessions on the school's clock, and on the learner's if any week differs. */
export function ScheduleStep({ course, timeZone = ownZone() }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const sessions = sessionTimes(course.zoomTimes, course, { language, timeZone })
  const first = firstSession(course.zoomTimes, course)
  if (!first) return <p className={styles.intro}>{t('schedule.none')}</p>
  return (
    <>
      <OwnClashes course={course} />
      <CoachLine coaches={course.offer.coaches} />
      <p className={styles.intro}>{t('schedule.intro')}</p>
      <WeekStrip course={course} timeZone={timeZone} />
      <ul className={styles.sessions}>
        {sessions.map(({ time, school, own }) => (
          <li key={school}>
            <strong>{school}</strong>
            <span>
              {t('schedule.schoolTime')} · {t('minutes', { count: time.duration })}
            </span>
            {own && (
              <span className={styles.own}>
                {t('schedule.yourTime', { zone: cityOf(timeZone, language) })}: <b>{own}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
      <BackToBack times={course.zoomTimes} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('schedule.first')}</dt>
          <dd>{formatDay(schoolDay(first), language)}</dd>
        </div>
        <div>
          <dt>{t('details.dates')}</dt>
          <dd>
            {t('dates', {
              from: formatDay(course.startDate, language),
              to: formatDay(course.endDate, language),
            })}
          </dd>
        </div>
      </dl>
    </>
  )
}

const breakBetween = (one: ZoomTime, next: ZoomTime) =>
  (next.hour - one.hour) * 60 + next.minute - one.minute - one.duration

function BackToBack({ times }: { times: readonly ZoomTime[] }) {
  const { t } = useTranslation('enrollment')
  const pairs = backToBack(times)
  if (pairs.length === 0) return null
  const warningOf = ([one, next]: [ZoomTime, ZoomTime]) => {
    const values = { day: t(`day.${one.dayOfWeek}`), first: clockRange(one), second: clockRange(next) }
    const count = breakBetween(one, next)
    if (count < 0) return t('schedule.backToBackOverlap', values)
    return count === 0
      ? t('schedule.backToBackNone', values)
      : t('schedule.backToBackPair', { ...values, count })
  }
  return (
    <Callout tone="warning" title={t('schedule.backToBack')} isAnnounced>
      {pairs.map((pair) => (
        <p key={warningOf(pair)}>{warningOf(pair)}</p>
      ))}
    </Callout>
  )
}
