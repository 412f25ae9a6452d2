import { Button, Title } from '@mantine/core'
import { lessonKinds, type LessonKind } from '@sohbet/domain/lesson/lesson'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { loadTexts } from '../../../texts/load-texts.ts'
import { PageTitle } from '../../../shell/page-title.tsx'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../../learner-paths.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { minutesOf } from '../../../parts/lessons/minutes-of.ts'
import { ownLessonsQuery } from '../lessons.queries.ts'
import { usePartnerForm } from '../partner/partner-form.ts'
import { Chosen } from './chosen.tsx'
import { ConfirmBooking, ConfirmMove } from './confirm-lesson.tsx'
import { PickClass } from './pick-class.tsx'
import { PickCoach } from './pick-coach.tsx'
import { PickKind } from './pick-kind.tsx'
import { PickTime } from './pick-time.tsx'
import styles from './book.module.css'

/** What is chosen so far, from the address: the back button takes one step back. */
export type Choice = {
  kind: LessonKind | undefined
  /** A coach's id, or `any`. */
  coach: string | null
  /** The moment at which the lesson begins, and who gives it then. */
  at: string | null
  by: string | null
  /** The lesson that is being moved. */
  move: string | null
}

export const clientLoader = () => loadTexts('lessons')

/** /learner/lessons/book?kind=private&coach=any&at=…: kind, coach, time, wish. */
export default function BookLessonPage() {
  const { t } = useTranslation('lessons')
  const [search] = useSearchParams()
  const wanted = search.get('kind')
  const choice: Choice = {
    kind: lessonKinds.find((kind) => kind === wanted),
    coach: search.get('coach'),
    at: search.get('at'),
    by: search.get('by'),
    move: search.get('move'),
  }
  const title = t(choice.move ? 'booking.moveTitle' : 'booking.title')
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.header}>
        <Title order={1}>{title}</Title>
        {/* The last step, and a lesson that is moved, say it in their summaries */}
        {choice.kind && choice.kind !== 'group' && !choice.at && !choice.move && (
          <Chosen kind={choice.kind} coach={choice.coach} />
        )}
      </header>
      {choice.move ? <Moved id={choice.move} /> : <NoCredit />}
      <Step choice={choice} />
    </div>
  )
}

function NoCredit() {
  const { t } = useTranslation('lessons')
  const { data } = useQuery(creditsQuery)
  if (data?.usable.credits !== 0) return null
  return (
    <div className={styles.note}>
      <p>{t('booking.noCredit')}</p>
      <Button component={Link} to={learnerPaths.packs}>
        {t('buyCredits')}
      </Button>
    </div>
  )
}

/** The lesson as it is until the last tap. */
function Moved({ id }: { id: string }) {
  const { t } = useTranslation('lessons')
  const { data } = useQuery(ownLessonsQuery)
  const lesson = data?.upcoming.find((one) => one.id === id)
  if (!lesson) return null
  const { startsAt, coach, kind } = lesson
  return (
    <div className={styles.note}>
      <p>
        {t('booking.moveFrom')}{' '}
        <strong>
          <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
        </strong>
      </p>
      <p className={styles.soft}>
        {t(`kind.${kind}`)} · {t('with', { coach: coach.name })}
      </p>
    </div>
  )
}

function Step({ choice: { kind, coach, at, by, move } }: { choice: Choice }) {
  // Here, so that what is written outlives a step back to another time
  const [wish, setWish] = useState('')
  const partner = usePartnerForm()
  if (!kind) return <PickKind />
  if (kind === 'group') return <PickClass />
  if (!coach) return <PickCoach kind={kind} />
  if (!at || !by) return <PickTime kind={kind} coach={coach} />
  const chosen = { kind, coach, coachId: by, startsAt: at }
  if (move) return <ConfirmMove chosen={chosen} id={move} />
  return <ConfirmBooking chosen={chosen} draft={{ wish, setWish, partner }} />
}
