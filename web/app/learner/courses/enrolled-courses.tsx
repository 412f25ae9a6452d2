import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { zonedDeadline } from '@sohbet/domain/zoned-time'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { OwedBalance } from '../enrollment/owed-balance.tsx'
import { coursePath, learnerPaths } from '../learner-paths.ts'
import { CancellationChoice } from './cancellation-choice.tsx'
import { CourseBar } from './course-bar.tsx'
import styles from './courses.module.css'
import { CourseDates } from './course-dates.tsx'
import { Movements } from './movements.tsx'
import { useCancel } from './use-cancel.tsx'

/** Current enrolments, and past ones below. */
export function EnrolledCourses({ enrollments }: { enrollments: readonly OwnEnrollment[] }) {
  const { t } = useTranslation('enrollment')
  const active = enrollments.filter(({ status }) => status === 'active')
  const cancelled = enrollments.filter(({ status }) => status === 'cancelled')
  return (
    <>
      {active.length > 0 && <Cards enrollments={active} />}
      {active.length === 0 && (
        <EmptyState
          drawing="stop"
          title={t('courses.none')}
          hint={t('courses.noneHint')}
          action={
            <Button component={Link} to={learnerPaths.available}>
              {t('courses.browse')}
            </Button>
          }
        />
      )}
      {cancelled.length > 0 && (
        <details className={styles.past}>
          <summary>{t('courses.past', { count: cancelled.length })}</summary>
          <Cards enrollments={cancelled} />
        </details>
      )}
    </>
  )
}

const Cards = ({ enrollments }: { enrollments: readonly OwnEnrollment[] }) => (
  <ul className={styles.cards}>
    {enrollments.map((enrollment) => (
      <EnrolledCourse key={enrollment.id} enrollment={enrollment} />
    ))}
  </ul>
)

function EnrolledCourse({ enrollment }: { enrollment: OwnEnrollment }) {
  const { t } = useTranslation(['enrollment', 'player'])
  const language = useLanguage()
  const { course, status, source, contents, cancelReason, amount, refundPending, currency, progress } =
    enrollment
  const isFreeOver = amount === 0 && cancelReason === 'expired'
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          {status === 'active' ? (
            <Link to={coursePath(course.id)} className={styles.toCourse}>
              {course.name}
            </Link>
          ) : (
            course.name
          )}
        </h3>
        {course.isCancelled && status === 'active' ? (
          <StatusBadge tone="bad">{t('cancelledCourse.badge')}</StatusBadge>
        ) : (
          <StatusBadge tone={status === 'active' ? 'good' : 'bad'}>
            {t(`courses.status.${status}`)}
          </StatusBadge>
        )}
      </div>
      <p className={styles.facts}>
        <CourseDates {...course} /> ·{' '}
        {!course.isCancelled && `${t(`player:courseStatus.${course.status}`)} · `}
        {source === 'free' ? t('free') : t('courses.plan', { plan: contents.name[language] })}
      </p>
      {status === 'active' && !course.isCancelled && progress && (
        <CourseBar progress={progress} course={course} />
      )}
      {cancelReason && (
        <p className={styles.facts}>
          {isFreeOver ? t('freeCourse.timeOver') : t(`courses.why.${cancelReason}`)}
        </p>
      )}
      <OwedBalance seat={enrollment} />
      <Movements {...enrollment} />
      {refundPending > 0 && (
        <p className={styles.note}>
          {t('courses.refundPending', { amount: formatAmount(refundPending, currency, language) })}
        </p>
      )}
      {enrollment.chooseUntil && <CancellationChoice seat={enrollment} />}
      {enrollment.dispute && <p className={styles.note}>{t(`dispute.seat.${enrollment.dispute}`)}</p>}
      {(enrollment.dispute === null || enrollment.dispute === 'asked') && <Cancellation seat={enrollment} />}
    </li>
  )
}

/** The button and its deadline; afterwards why the button is gone. */
function Cancellation({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const now = useNow()
  const { cancel, dialog } = useCancel(seat)
  if (seat.cancelUntil === null || seat.cancelGround === null || seat.course.status === 'completed')
    return null
  const moment = zonedDeadline(seat.cancelUntil, { language, timeZone: ownZone() }, { withYear: true })
  const amount = formatAmount(seat.refund, seat.currency, language)
  if (new Date(seat.cancelUntil) <= now)
    return <p className={styles.facts}>{t(`cancelOver.${seat.cancelGround}`, { moment })}</p>
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => void cancel()}>
        {t('courses.cancel')}
      </Button>
      <small>
        {t(
          seat.cancelGround === 'withdrawal'
            ? 'withdrawal.cancel'
            : `${seat.amount === 0 ? 'freeCourse' : 'courses'}.${seat.cancelGround === 'change' ? 'cancelChanged' : 'cancelUntil'}`,
          { moment, amount },
        )}
      </small>
      {dialog}
    </div>
  )
}
