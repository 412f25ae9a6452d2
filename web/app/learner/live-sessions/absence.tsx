import { Button, Textarea, Title } from '@mantine/core'
import { maxReasonLength } from '@sohbet/contract/fields'
import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { isMissed } from '@sohbet/domain/guest/guest-seat'
import { firstLessonRules, type LessonRules } from '@sohbet/domain/lesson/lesson'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useNow } from '../../ui/use-now.ts'
import { guestSeatPath, learnerPaths } from '../learner-paths.ts'
import { lessonRulesQuery } from '../lessons/lessons.queries.ts'
import styles from './live-sessions.module.css'
import { useAbsence } from './live-sessions.queries.ts'

/** Announces an absence before the start; it can be withdrawn. */
export function Absence({ session }: { session: LearnerLiveSession }) {
  const { t } = useTranslation('sessions')
  const { mutate: setAbsence, isPending } = useAbsence(session.id)
  const [reason, setReason] = useState('')
  const { data: rules = firstLessonRules } = useQuery(lessonRulesQuery)
  const canMakeUp = mayMakeUp(session, useNow(), rules)
  const save = (newReason: string | null) =>
    setAbsence(newReason, {
      onSuccess: () => showSuccess(t(newReason === null ? 'absence.withdrawn' : 'absence.announced')),
      onError: (error) => showError(t('absence.failed'), errorMessage(error)),
    })
  if (session.absence)
    return (
      <section className={styles.card}>
        <Title order={2}>{t('absence.said')}</Title>
        {session.absence.reason && <p className={styles.notes}>{session.absence.reason}</p>}
        {session.isMadeUp && (
          <p className={styles.soft}>{t(session.isAttended ? 'absence.wasMadeUp' : 'absence.madeUp')}</p>
        )}
        {!session.isMadeUp && !canMakeUp && (
          <p className={styles.soft}>{t('absence.tooLate', { hours: rules.absenceHours })}</p>
        )}
        <div className={styles.actions}>
          {session.isMadeUp && !session.isAttended && (
            <Button variant="default" component={Link} to={guestSeatPath(session.id)}>
              {t('absence.toMakeUp')}
            </Button>
          )}
          {canMakeUp && (
            <Button variant="default" component={Link} to={`${learnerPaths.lessons}#guests`}>
              {t('absence.makeUp')}
            </Button>
          )}
          {!session.isMadeUp && (
            <Button variant="default" loading={isPending} onClick={() => save(null)}>
              {t('absence.withdraw')}
            </Button>
          )}
        </div>
      </section>
    )
  return (
    <section className={styles.card}>
      <Title order={2}>{t('absence.title')}</Title>
      <p className={styles.soft}>{t('absence.hint')}</p>
      <p className={styles.soft}>
        {canMakeUp
          ? t('absence.makeUpHint', { hours: rules.absenceHours, days: rules.makeUpDays })
          : t('absence.tooLate', { hours: rules.absenceHours })}
      </p>
      <Textarea
        label={t('absence.reason')}
        value={reason}
        maxLength={maxReasonLength}
        autosize
        minRows={2}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        variant="default"
        className={styles.start}
        loading={isPending}
        onClick={() => save(reason.trim())}
      >
        {t('absence.announce')}
      </Button>
    </section>
  )
}

/** Whether the announced absence, or one that is announced now, gives the right to a make-up. */
const mayMakeUp = (
  { startsAt, absence, isAttended, isMadeUp }: LearnerLiveSession,
  now: Date,
  rules: Pick<LessonRules, 'absenceHours'>,
): boolean =>
  isMissed(
    {
      startsAt: new Date(startsAt),
      announcedAt: absence ? new Date(absence.announcedAt) : now,
      isAttended,
      isMadeUp,
    },
    rules,
  )
