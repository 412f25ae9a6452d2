import { Button, Textarea, Title } from '@mantine/core'
import { maxWish, type PartnerChoice } from '@sohbet/contract/lessons/lessons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'
import { bookLessonPath, learnerPaths } from '../../learner-paths.ts'
import { lessonRulesQuery, teachersQuery, useBook, useMove } from '../lessons.queries.ts'
import { PartnerFields } from '../partner/partner-fields.tsx'
import { usePartnerForm } from '../partner/partner-form.ts'
import styles from './book.module.css'

type Props = { kind: 'private' | 'duo'; coachId: string; startsAt: string; moveId: string | null }

/** The last step: what is booked, what it costs, and what to talk about. */
export function ConfirmLesson({ kind, coachId, startsAt, moveId }: Props) {
  const { t } = useTranslation('lessons')
  const navigate = useNavigate()
  const teachers = useQuery(teachersQuery(kind))
  const { data: rules } = useQuery(lessonRulesQuery)
  const isBroke = useQuery(creditsQuery).data?.usable.credits === 0
  const partner = usePartnerForm()
  const book = useBook()
  const move = useMove()
  const [wish, setWish] = useState('')
  const coach = teachers.data?.find(({ id }) => id === coachId)?.name
  const done = (text: string) => ({
    onSuccess: () => {
      showSuccess(text)
      void navigate(learnerPaths.lessons)
    },
    onError: (error: Error) => {
      showError(t('booking.notBooked'), errorMessage(error))
      // The time may be taken: choose another one
      void navigate(bookLessonPath({ kind, coach: coachId, ...(moveId && { move: moveId }) }))
    },
  })
  const bookNow = (choice?: PartnerChoice) =>
    book.mutate(
      { kind, coachId, startsAt, wish, ...(choice && { partner: choice }) },
      done(t('booking.booked')),
    )
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.check')}</Title>
      <div className={styles.summary}>
        <p>
          <strong>{t(`kind.${kind}`)}</strong>
        </p>
        {coach && <p>{t('with', { coach })}</p>}
        <p>{rules && <LiveSessionWhen startsAt={startsAt} duration={rules.minutes[kind]} />}</p>
        <p className={styles.soft}>
          {moveId ? t('booking.moveTerms') : t('booking.terms', { hours: rules?.freeCancelHours ?? '…' })}
        </p>
      </div>
      {!moveId && kind === 'duo' && <PartnerFields form={partner} mayWait />}
      {!moveId && (
        <Textarea
          size="md"
          label={t('booking.wish')}
          description={t('booking.wishHint')}
          value={wish}
          maxLength={maxWish}
          autosize
          minRows={3}
          onChange={(event) => setWish(event.currentTarget.value)}
        />
      )}
      {moveId ? (
        <Button
          loading={move.isPending}
          onClick={() => move.mutate({ id: moveId, startsAt }, done(t('booking.moved')))}
        >
          {t('booking.moveNow')}
        </Button>
      ) : (
        <Button
          disabled={isBroke}
          loading={book.isPending}
          onClick={() => (kind === 'duo' ? partner.onSubmit(bookNow)() : bookNow())}
        >
          {t('booking.bookNow')}
        </Button>
      )}
    </section>
  )
}
