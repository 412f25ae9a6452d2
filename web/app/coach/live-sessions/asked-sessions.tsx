import { Button, Title } from '@mantine/core'
import type { SessionRequest } from '@sohbet/contract/learning/substitutes'
import { useTranslation } from 'react-i18next'
import { LessonActions, LessonCard } from '../../parts/lessons/lesson-card.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { askedSeveralChunk } from './asked-several-chunk.ts'
import styles from './live-sessions.module.css'
import { useSendAnswer } from './use-send-answer.ts'

/** Live sessions of other coaches that the coach is asked to teach. */
export function AskedSessions({ requests }: { requests: readonly SessionRequest[] }) {
  const { t } = useTranslation('substitutes')
  const [first] = requests
  if (!first) return null
  return (
    <section className={styles.asked} aria-labelledby="sessions-asked">
      <Title order={2} id="sessions-asked">
        {t('requests.title')}
      </Title>
      {requests.length === 1 ? (
        <Asked request={first} />
      ) : (
        <OnDemand {...askedSeveralChunk}>
          {({ AskedSeveral }) => <AskedSeveral requests={requests} />}
        </OnDemand>
      )}
    </section>
  )
}

function Asked({ request }: { request: SessionRequest }) {
  const { t } = useTranslation('substitutes')
  const { send, isPending } = useSendAnswer()
  const { id, from, courseName, startsAt, endsAt, seatCount } = request
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
        <Button loading={isPending} onClick={() => send([id], true)}>
          {t('requests.take')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send([id], false)}>
          {t('requests.decline')}
        </Button>
      </LessonActions>
    </LessonCard>
  )
}
