import { Button, Title } from '@mantine/core'
import type { AskedLesson } from '@sohbet/contract/lessons/lesson-requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { LiveSessionWhen } from '../../../parts/live-sessions/live-session-when.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { requestsQuery, useAnswer } from './requests.queries.ts'
import styles from '../coach-lessons.module.css'

/** Lessons of other coaches that the coach is asked to take. */
export function AskedLessons() {
  const { t } = useTranslation('coachLessons')
  const { data } = useQuery(requestsQuery)
  if (!data || data.asked.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="lessons-asked">
      <Title order={2} id="lessons-asked">
        {t('asked.title')}
      </Title>
      {data.asked.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
    </section>
  )
}

function Asked({ request }: { request: AskedLesson }) {
  const { t } = useTranslation('coachLessons')
  const { mutate: answer, isPending } = useAnswer()
  const { id, from, kind, learners, startsAt, endsAt } = request
  const send = (isAccepted: boolean) =>
    answer(
      { id, isAccepted },
      {
        onSuccess: () => showSuccess(t(isAccepted ? 'asked.taken' : 'asked.declined')),
        onError: (error) => showError(t('asked.failed'), errorMessage(error)),
      },
    )
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <p className={styles.kicker}>{t(`kind.${kind}`)}</p>
        <h3>{learners.join(', ') || t('erased')}</h3>
        <p>
          <LiveSessionWhen
            startsAt={startsAt}
            duration={(new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000}
          />
        </p>
        <p>{t('asked.by', { coach: from })}</p>
      </div>
      <div className={styles.actions}>
        <Button loading={isPending} onClick={() => send(true)}>
          {t('asked.take')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send(false)}>
          {t('asked.decline')}
        </Button>
      </div>
    </article>
  )
}
