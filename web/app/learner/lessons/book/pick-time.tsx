import { Button, Title } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listFreeTimes } from '@sohbet/contract/lessons/lessons'
import type { Language } from '@sohbet/domain/language'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import { dateWriter } from '@sohbet/domain/writers'
import { dayIn } from '@sohbet/domain/zoned-day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { bookLessonPath } from '../../learner-paths.ts'
import { timesQuery } from '../lessons.queries.ts'
import { ZoneNote } from './zone-note.tsx'
import styles from './book.module.css'

const write = (moment: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateWriter(language, options).format(new Date(moment))

type FreeTime = Reply<typeof listFreeTimes>[number]

function byDay(times: readonly FreeTime[], timeZone: string): ReadonlyMap<string, FreeTime[]> {
  const days = new Map<string, FreeTime[]>()
  for (const time of times) {
    const day = dayIn(timeZone, new Date(time.startsAt))
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}

/** Days and times on the learner's own clock. */
export function PickTime({ kind, coach }: { kind: LessonKind; coach: string }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const timeZone = ownZone()
  const [search] = useSearchParams()
  const move = search.get('move')
  const { data, error, refetch } = useQuery(
    timesQuery({ kind, coachId: coach === 'any' ? undefined : coach, lessonId: move ?? undefined }),
  )
  const [chosen, setChosen] = useState<string>()
  if (!data && error)
    return (
      <ErrorState title={t('booking.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState lines={6} />
  const days = byDay(data, timeZone)
  const [firstDay] = days.keys()
  if (!firstDay)
    return <EmptyState drawing="stop" title={t('booking.noTime')} hint={t('booking.noTimeHint')} />
  const day = chosen && days.has(chosen) ? chosen : firstDay
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.time')}</Title>
      <ZoneNote />
      <fieldset className={styles.days} aria-label={t('booking.day')}>
        {[...days].map(([key, times]) => (
          <button
            key={key}
            type="button"
            className={styles.day}
            aria-pressed={key === day}
            onClick={() => setChosen(key)}
          >
            <span>{write(times[0]?.startsAt ?? '', language, { timeZone, weekday: 'short' })}</span>
            <b>{write(times[0]?.startsAt ?? '', language, { timeZone, day: 'numeric' })}</b>
            <span>{write(times[0]?.startsAt ?? '', language, { timeZone, month: 'short' })}</span>
          </button>
        ))}
      </fieldset>
      <ul className={styles.times} aria-label={t('booking.times')}>
        {(days.get(day) ?? []).map(({ startsAt, coachIds: [by = ''] }) => (
          <li key={startsAt}>
            <Button
              variant="default"
              component={Link}
              to={bookLessonPath({ kind, coach, at: startsAt, by, ...(move && { move }) })}
            >
              {write(startsAt, language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
