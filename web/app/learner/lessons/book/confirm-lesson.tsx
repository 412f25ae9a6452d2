import { Button, Textarea, Title } from '@mantine/core'
import { maxWish, type PartnerChoice } from '@sohbet/contract/lessons/lessons'
import { freeUntil } from '@sohbet/domain/lesson/availability'
import { zonedDeadline } from '@sohbet/domain/zoned-time'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { useNow } from '../../../ui/use-now.ts'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'
import { bookLessonPath, learnerPaths } from '../../learner-paths.ts'
import { lessonRulesQuery, teachersQuery, useBook, useMove } from '../lessons.queries.ts'
import { PartnerFields } from '../partner/partner-fields.tsx'
import type { PartnerForm } from '../partner/partner-form.ts'
import styles from './book.module.css'

type Chosen = {
  kind: 'private' | 'duo'
  /** As it was chosen: an id, or `any`. */
  coach: string
  coachId: string
  startsAt: string
}
type Draft = { wish: string; setWish: (wish: string) => void; partner: PartnerForm }

/** The last step: what is booked, what it costs, with whom, and what to talk about. */
export function ConfirmBooking({ chosen, draft }: { chosen: Chosen; draft: Draft }) {
  const { t } = useTranslation('lessons')
  const { kind, coachId, startsAt } = chosen
  const { wish, setWish, partner } = draft
  const isBroke = useQuery(creditsQuery).data?.usable.credits === 0
  const { mutate: book, isPending } = useBook()
  const finish = useFinish(chosen, {
    done: t('booking.booked'),
    showRefusal: (error) =>
      showFormError(partner, error, {
        title: t('booking.notBooked'),
        fieldOfCode: { OWN_INVITATION: 'email' },
      }),
  })
  const bookNow = (choice?: PartnerChoice) =>
    book({ kind, coachId, startsAt, wish, ...(choice && { partner: choice }) }, finish)
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.check')}</Title>
      <Summary chosen={chosen}>{t('booking.cost')}</Summary>
      {kind === 'duo' && <PartnerFields form={partner} mayWait />}
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
      <Button
        disabled={isBroke}
        loading={isPending}
        onClick={() => (kind === 'duo' ? partner.onSubmit(bookNow)() : bookNow())}
      >
        {t('booking.bookNow')}
      </Button>
    </section>
  )
}

/** The last step of a move. */
export function ConfirmMove({ chosen, id }: { chosen: Chosen; id: string }) {
  const { t } = useTranslation('lessons')
  const { mutate: move, isPending } = useMove()
  const finish = useFinish(chosen, {
    moveId: id,
    done: t('booking.moved'),
    showRefusal: (error) => showError(t('booking.notBooked'), errorMessage(error)),
  })
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.check')}</Title>
      <Summary chosen={chosen}>{t('booking.moveTerms')}</Summary>
      <Button loading={isPending} onClick={() => move({ id, startsAt: chosen.startsAt }, finish)}>
        {t('booking.moveNow')}
      </Button>
    </section>
  )
}

function Summary({ chosen: { kind, coachId, startsAt }, children }: { chosen: Chosen; children: ReactNode }) {
  const { t } = useTranslation('lessons')
  const { data: teachers } = useQuery(teachersQuery(kind))
  const { data: rules } = useQuery(lessonRulesQuery)
  const coach = teachers?.find(({ id }) => id === coachId)?.name
  return (
    <div className={styles.summary}>
      <p>
        <strong>{t(`kind.${kind}`)}</strong>
      </p>
      {coach && <p>{t('with', { coach })}</p>}
      <p>{rules && <LiveSessionWhen startsAt={startsAt} duration={rules.minutes[kind]} />}</p>
      <p className={styles.soft}>
        {children} <Deadline startsAt={startsAt} />
      </p>
    </div>
  )
}

/** Until when the learner can change the mind: a school may let lessons be booked later than that. */
function Deadline({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const now = useNow()
  const { data: rules } = useQuery(lessonRulesQuery)
  if (!rules) return null
  const until = freeUntil({ startsAt: new Date(startsAt) }, rules)
  if (now >= until) return t('booking.final', { hours: rules.freeCancelHours })
  return t('booking.freeUntil', { moment: zonedDeadline(until, { language, timeZone: ownZone() }) })
}

/** After these refusals another time can be booked. */
const ofTheTime = new Set(['TIME_TAKEN', 'LEARNER_BUSY', 'COACH_GIVES_NO_LESSONS'])

type Finish = { moveId?: string; done: string; showRefusal: (error: Error) => void }

/** After the call: back to the lessons, or to the times when this one cannot be booked. */
function useFinish({ kind, coach }: Chosen, { moveId, done, showRefusal }: Finish) {
  const navigate = useNavigate()
  return {
    onSuccess: () => {
      showSuccess(done)
      void navigate(learnerPaths.lessons)
    },
    onError: (error: Error) => {
      showRefusal(error)
      if (error instanceof ApiError && ofTheTime.has(error.code))
        void navigate(bookLessonPath({ kind, coach, ...(moveId && { move: moveId }) }))
    },
  }
}
