import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { CourseChange, LostLiveSession } from '@sohbet/contract/catalogue/courses'
import { coachesOf, type CourseCoaches } from '@sohbet/domain/course/coaches'
import type { CourseDates } from '@sohbet/domain/course/status'
import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { useTranslation } from '../../../texts/use-translation.ts'
import { MomentWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import styles from './changed-course.module.css'

type Props = {
  before: CourseChange['before']
  after: CourseFields
  isReplaced: boolean
  /** Coaches by id. */
  names: ReadonlyMap<string, string>
}

/** The old and new dates, weekly times and coaches; only what differs. */
export function ChangedCourse({ before, after, isReplaced, names }: Props) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const dates = ({ startDate, endDate }: CourseDates) =>
    `${formatDay(startDate, language)} – ${formatDay(endDate, language)}`
  const times = ({ zoomTimes }: { zoomTimes: readonly ZoomTime[] }) =>
    weeklyTimes(zoomTimes, { language, withEnds: true })
  const coaches = (course: CourseCoaches) =>
    coachesOf(course)
      .map((id) => names.get(id) ?? t('form.erasedCoach'))
      .join(', ')
  const rows = [
    { name: t('form.announce.dates'), was: dates(before), will: dates(after) },
    { name: t('form.announce.times'), was: times(before), will: times(after) },
    ...(isReplaced
      ? [{ name: t('form.announce.coachNames'), was: coaches(before), will: coaches(after) }]
      : []),
  ].filter(({ was, will }) => was !== will)
  return (
    <dl className={styles.changes}>
      {rows.map(({ name, was, will }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{t('form.announce.was')}</span> {was}
          </dd>
          <dd>
            <span>{t('form.announce.will')}</span> <strong>{will}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Sessions that people changed, or that learners will miss, and that the new timetable does not have. */
export function LostSessions({ sessions }: { sessions: readonly LostLiveSession[] }) {
  const { t } = useTranslation('courses')
  return (
    <>
      <p>{t('form.announce.lost', { count: sessions.length })}</p>
      <ul className={styles.lost}>
        {sessions.map((session) => (
          <LostSession key={session.id} {...session} />
        ))}
      </ul>
    </>
  )
}

function LostSession({
  plannedAt,
  startsAt,
  isMoved,
  isCancelled,
  isChanged,
  absenceCount,
}: LostLiveSession) {
  const { t } = useTranslation('courses')
  const losses = [
    isMoved && t('form.announce.lostBy.moved'),
    isCancelled && t('form.announce.lostBy.cancelled'),
    isChanged && !isMoved && !isCancelled && t('form.announce.lostBy.changed'),
    absenceCount > 0 && t('form.announce.lostBy.absences', { count: absenceCount }),
  ].filter((loss) => loss !== false)
  return (
    <li>
      <strong>{losses.join(', ')}</strong>
      <MomentWhen moment={plannedAt} />
      {isMoved && (
        <span>
          {t('form.announce.movedTo')} <MomentWhen moment={startsAt} />
        </span>
      )}
    </li>
  )
}
