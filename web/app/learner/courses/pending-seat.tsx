import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import IconClock from '#icons/IconClock'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { newMessagePath } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { refreshSeats } from '../enrollment/enrollment.queries.ts'
import { BankDetails } from '../enrollment/bank-details.tsx'
import { PayOrAgree } from '../enrollment/pay-or-agree.tsx'
import { useNow } from '../../ui/use-now.ts'
import { enrollPath } from '../learner-paths.ts'
import styles from './courses.module.css'
import { CourseDates } from './course-dates.tsx'
import { useCancel } from './use-cancel.tsx'

/** A held seat without payment, the most urgent action. */
export function PendingSeat({ seat }: { seat: OwnEnrollment }) {
  const { t } = useTranslation(['enrollment', 'transfer'])
  const { cancel, dialog } = useCancel(seat)
  const language = useLanguage()
  const minutes = useMinutesUntil(seat.heldUntil)
  const isFree = seat.amount === 0
  const isOff = !isFree && !seat.isPayable
  return (
    <li className={`${styles.card} ${styles.pressing}`}>
      <div className={styles.head}>
        <h3>{seat.course.name}</h3>
        <StatusBadge tone="bad">
          {isFree ? t('freeCourse.status') : t(`courses.status.${seat.status}`)}
        </StatusBadge>
      </div>
      <p className={styles.facts}>
        <CourseDates {...seat.course} /> ·{' '}
        {isFree ? t('free') : t('courses.plan', { plan: seat.contents.name[language] })}
      </p>
      {minutes > 0 ? (
        <>
          <TimeLeft minutes={minutes} until={seat.heldUntil} isFree={isFree} />
          {seat.transfer && (
            <BankDetails transfer={seat.transfer} amount={seat.amount} currency={seat.currency} />
          )}
          {isOff && (
            <p className={styles.note}>
              <strong>{t('transfer:none')}.</strong> {t('transfer:noneText')}
            </p>
          )}
          <div className={styles.actions}>
            {isOff && (
              <Button
                component={Link}
                to={newMessagePath('learner', { to: 'school', subject: seat.course.name })}
              >
                {t('transfer:write')}
              </Button>
            )}
            {!seat.transfer && !isOff && <PayOrAgree seat={seat} />}
            {seat.source !== 'waiting_list' && !isFree && !isOff && !seat.transfer && (
              <Button variant="default" component={Link} to={enrollPath(seat.courseId)}>
                {t('courses.otherPlan')}
              </Button>
            )}
            <Button variant="default" onClick={() => void cancel()}>
              {t('courses.giveUp')}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.note}>{t(isFree ? 'freeCourse.timeOver' : 'courses.timeOver')}</p>
      )}
      {dialog}
    </li>
  )
}

/** When the time is over the seat is reloaded, because another learner may have it. */
function useMinutesUntil(moment: string | null): number {
  const client = useQueryClient()
  const now = useNow()
  const minutes = moment ? Math.ceil((new Date(moment).getTime() - now.getTime()) / 60_000) : 0
  const isOver = minutes <= 0
  useEffect(() => {
    if (isOver) void refreshSeats(client)
  }, [client, isOver])
  return minutes
}

type TimeProps = { minutes: number; until: string | null; isFree: boolean }

function TimeLeft({ minutes, until, isFree }: TimeProps) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const time =
    hours === 0
      ? t('minutes', { count: minutes })
      : rest === 0
        ? t('hoursSharp', { count: hours })
        : t('hours', { hours, minutes: rest })
  return (
    <p className={styles.timeLeft}>
      <IconClock size={20} aria-hidden />
      <span>
        <strong>{t(isFree ? 'freeCourse.timeLeft' : 'courses.timeLeft', { time })}</strong>
        <br />
        {until && t('courses.heldUntil', { moment: formatDateTime(until, language) })}
      </span>
    </p>
  )
}
