import { Button, Title } from '@mantine/core'
import type { SessionRequest } from '@sohbet/contract/learning/substitutes'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { LessonActions, LessonCard } from '../../parts/lessons/lesson-card.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import styles from './live-sessions.module.css'
import { useAnswerRequest } from './session-requests.queries.ts'

/** Live sessions of other coaches that the coach is asked to teach. */
export function AskedSessions({ requests }: { requests: readonly SessionRequest[] }) {
  const { t } = useTranslation('substitutes')
  if (requests.length === 0) return null
  return (
    <section className={styles.asked} aria-labelledby="sessions-asked">
      <Title order={2} id="sessions-asked">
        {t('requests.title')}
      </Title>
      {requests.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
    </section>
  )
}

function Asked({ request }: { request: SessionRequest }) {
  const { t } = useTranslation('substitutes')
  const { mutate: answer, isPending } = useAnswerRequest()
  const { id, from, courseName, startsAt, endsAt, seatCount } = request
  const send = (isAccepted: boolean) =>
    answer(
      { id, isAccepted },
      {
        onSuccess: () => showSuccess(t(isAccepted ? 'requests.taken' : 'requests.declined')),
        onError: (error) => showError(t('requests.failed'), errorMessage(error)),
      },
    )
  return (
    <LessonCard
      lesson={{ startsAt, endsAt }}
      kicker={t('requests.kicker')}
      title={courseName}
      facts={
        <p>
          {from ? t('requests.by', { coach: from }) : t('requests.bySomeone')} ·{' '}
          {t('requests.seats', { count: seatCount })}
        </p>
      }
    >
      <LessonActions>
        <Button loading={isPending} onClick={() => send(true)}>
          {t('requests.take')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send(false)}>
          {t('requests.decline')}
        </Button>
      </LessonActions>
    </LessonCard>
  )
}
