import { Button, Title } from '@mantine/core'
import { answerSessionRequests, type SessionRequest } from '@sohbet/contract/live-sessions/substitutes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { call } from '../../api/call.ts'
import { LessonActions, LessonCard } from '../../parts/lessons/lesson-card.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { askedSeveralChunk } from '../asked/asked-several-chunk.ts'
import { useSendAnswer, type Sending } from '../asked/use-send-answer.ts'
import styles from './live-sessions.module.css'
import { staleAfterAnswer } from './session-requests.queries.ts'

/** Live sessions of other coaches that the coach is asked to teach. */
export function AskedSessions({ requests }: { requests: readonly SessionRequest[] }) {
  const { t } = useTranslation('substitutes')
  const sending = useSendSessions()
  const [first] = requests
  if (!first) return null
  return (
    <section className={styles.asked} aria-labelledby="sessions-asked">
      <Title order={2} id="sessions-asked">
        {t('requests.title')}
      </Title>
      {requests.length === 1 ? (
        <Asked request={first} {...sending} />
      ) : (
        <OnDemand {...askedSeveralChunk}>
          {({ AskedSeveral }) => (
            <AskedSeveral
              rows={requests.map(({ courseName, from, seatCount, ...rest }) => ({
                ...rest,
                title: courseName,
                facts: [from, t('requests.seats', { count: seatCount })].filter(Boolean).join(' · '),
              }))}
              words={{
                choose: t('requests.choose'),
                take: (count) => t('requests.chosen', { count }),
                decline: (count) => t('requests.declineChosen', { count }),
              }}
              {...sending}
            />
          )}
        </OnDemand>
      )}
    </section>
  )
}

function useSendSessions(): Sending {
  const { t } = useTranslation('substitutes')
  const client = useQueryClient()
  return useSendAnswer({
    answer: (body) => call(answerSessionRequests, { body }),
    onSettled: () => {
      for (const { queryKey } of staleAfterAnswer) void client.invalidateQueries({ queryKey })
    },
    words: {
      taken: (count) => t('requests.taken', { count }),
      declined: t('requests.declined'),
      refused: (count) => t('requests.refused', { count }),
      failed: t('requests.failed'),
    },
  })
}

function Asked({ request, send, isPending }: { request: SessionRequest } & Sending) {
  const { t } = useTranslation('substitutes')
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
