import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { creditsQuery } from '../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../learner-paths.ts'
import { Balance } from './balance.tsx'
import { guestSeatsQuery } from './guests/guests.queries.ts'
import { OpenGuestSeats } from './guests/open-guest-seats.tsx'
import { GuestSeatCard } from './guests/own-guest-seats.tsx'
import { OwnLessonCard } from './lesson-card.tsx'
import { ownLessonsQuery } from './lessons.queries.ts'
import { Invitations, OpenSeats } from './offers/offers.tsx'
import { PastLesson } from './past-lesson.tsx'
import { Proposals } from './proposals.tsx'
import styles from './lessons.module.css'

export const clientLoader = () => loadTexts('lessons')

/** /learner/lessons: what credits buy, and the lessons that they bought. */
export default function LessonsPage() {
  const { t } = useTranslation('lessons')
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1}>{t('title')}</Title>
        <p>{t('intro')}</p>
      </header>
      <Balance />
      <Proposals />
      <Invitations />
      <Lessons />
      <OpenGuestSeats />
    </div>
  )
}

function Lessons() {
  const { t } = useTranslation('lessons')
  const { data, error, refetch } = useQuery(ownLessonsQuery)
  const guests = useQuery(guestSeatsQuery).data?.own ?? []
  if (!data && error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={6} />
  const { upcoming, past } = data
  return (
    <>
      <section className={styles.list}>
        <Title order={2}>{t('upcoming')}</Title>
        {upcoming.length + guests.length === 0 ? (
          <NoLessons />
        ) : (
          [
            ...upcoming.map((lesson) => ({
              startsAt: lesson.startsAt,
              card: <OwnLessonCard key={lesson.id} lesson={lesson} />,
            })),
            ...guests.map((seat) => ({
              startsAt: seat.startsAt,
              card: <GuestSeatCard key={seat.id} seat={seat} />,
            })),
          ]
            .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
            .map(({ card }) => card)
        )}
      </section>
      <OpenSeats />
      {past.length > 0 && (
        <section className={styles.list}>
          <Title order={2}>{t('past')}</Title>
          {past.map((lesson) => (
            <PastLesson key={`${lesson.id} ${lesson.startsAt}`} lesson={lesson} />
          ))}
        </section>
      )}
    </>
  )
}

function NoLessons() {
  const { t } = useTranslation('lessons')
  const isBroke = useQuery(creditsQuery).data?.usable.credits === 0
  if (!isBroke) return <EmptyState drawing="bubbles" title={t('none')} hint={t('noneHint')} />
  return (
    <EmptyState
      drawing="bubbles"
      title={t('none')}
      hint={t('noneHintBuy')}
      action={
        <Button variant="default" component={Link} to={learnerPaths.packs}>
          {t('buyCredits')}
        </Button>
      }
    />
  )
}
