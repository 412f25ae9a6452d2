import { Button, Title } from '@mantine/core'
import type { AskedLesson } from '@sohbet/contract/lessons/lesson-requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { LessonActions, LessonCard } from '../../../parts/lessons/lesson-card.tsx'
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
    <LessonCard
      lesson={{ startsAt, endsAt }}
      kicker={t(`kind.${kind}`)}
      title={learners.join(', ') || t('erased')}
      facts={<p>{t('asked.by', { coach: from })}</p>}
    >
      <LessonActions>
        <Button loading={isPending} onClick={() => send(true)}>
          {t('asked.take')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send(false)}>
          {t('asked.decline')}
        </Button>
      </LessonActions>
    </LessonCard>
  )
}
