import { Title } from '@mantine/core'
import type { LessonTeacher } from '@sohbet/contract/lessons/lessons'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import { languageName } from '@sohbet/domain/spoken-languages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { momentByClocks, ownZone } from '../../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../../texts/language.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { bookLessonPath } from '../../learner-paths.ts'
import { teachersQuery } from '../lessons.queries.ts'
import { ZoneNote } from './zone-note.tsx'
import { StepLink } from './step-link.tsx'
import styles from './book.module.css'

/** "Any coach" first: it has the most free times. */
export function PickCoach({ kind }: { kind: LessonKind }) {
  const { t } = useTranslation('lessons')
  const { data, error, refetch } = useQuery(teachersQuery(kind))
  if (!data && error)
    return (
      <ErrorState
        title={t('booking.coachFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={6} />
  const free = data.filter(({ nextFree }) => nextFree !== null)
  if (free.length === 0)
    return <EmptyState drawing="stop" title={t('booking.noCoach')} hint={t('booking.noCoachHint')} />
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.coach')}</Title>
      <ZoneNote />
      <ul className={styles.choices}>
        {free.length > 1 && (
          <li>
            <StepLink to={bookLessonPath({ kind, coach: 'any' })}>
              <strong>{t('booking.any')}</strong>
              <span>{t('booking.anyHint')}</span>
            </StepLink>
          </li>
        )}
        {free.map((teacher) => (
          <li key={teacher.id}>
            <Teacher teacher={teacher} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Teacher({ teacher, kind }: { teacher: LessonTeacher; kind: LessonKind }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const { id, name, photo, origin, speaks, nextFree } = teacher
  const facts = [origin, speaks.map((code) => languageName(code, language)).join(', ')].filter(Boolean)
  const { school, own } = momentByClocks(nextFree ?? '', { language, timeZone: ownZone() })
  return (
    <StepLink
      to={bookLessonPath({ kind, coach: id })}
      picture={
        photo ? <img src={photo} alt="" className={styles.photo} loading="lazy" /> : <Initial name={name} />
      }
    >
      <strong>{name}</strong>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      <span>{t('booking.nextFree', { moment: own ?? school })}</span>
    </StepLink>
  )
}

const Initial = ({ name }: { name: string }) => (
  <span className={styles.photo} aria-hidden>
    {name.slice(0, 1)}
  </span>
)
