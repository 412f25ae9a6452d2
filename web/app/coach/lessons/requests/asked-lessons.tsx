import { Button, Title } from '@mantine/core'
import { answerLessonRequests, type AskedLesson } from '@sohbet/contract/lessons/lesson-requests'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { call } from '../../../api/call.ts'
import { LessonActions, LessonCard } from '../../../parts/lessons/lesson-card.tsx'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { askedSeveralChunk } from '../../asked/asked-several-chunk.ts'
import { useSendAnswer, type Sending } from '../../asked/use-send-answer.ts'
import { coachDashboardQuery } from '../../coach.queries.ts'
import { coachLessonsQuery } from '../coach-lessons.queries.ts'
import styles from '../coach-lessons.module.css'

/** Lessons of other coaches that the coach is asked to take. */
export function AskedLessons({ requests }: { requests: readonly AskedLesson[] }) {
  const { t } = useTranslation('coachLessons')
  const sending = useSendLessons()
  const [first] = requests
  if (!first) return null
  return (
    <section className={styles.list} aria-labelledby="lessons-asked">
      <Title order={2} id="lessons-asked">
        {t('asked.title')}
      </Title>
      {requests.length === 1 ? (
        <Asked request={first} {...sending} />
      ) : (
        <OnDemand {...askedSeveralChunk}>
          {({ AskedSeveral }) => (
            <AskedSeveral
              rows={requests.map(({ id, startsAt, endsAt, kind, learners, from }) => ({
                id,
                startsAt,
                endsAt,
                title: learners.join(', ') || t('erased'),
                facts: `${t(`kind.${kind}`)} · ${t('asked.from', { coach: from })}`,
              }))}
              words={{
                choose: t('asked.choose'),
                take: (count) => t('asked.chosen', { count }),
                decline: (count) => t('asked.declineChosen', { count }),
              }}
              {...sending}
            />
          )}
        </OnDemand>
      )}
    </section>
  )
}

/** Lessons, requests and the week share a key; the home shows what comes next. Stale after a refusal too. */
function useSendLessons(): Sending {
  const { t } = useTranslation('coachLessons')
  const client = useQueryClient()
  return useSendAnswer({
    answer: (body) => call(answerLessonRequests, { body }),
    onSettled: () => {
      for (const { queryKey } of [coachLessonsQuery, coachDashboardQuery])
        void client.invalidateQueries({ queryKey })
    },
    words: {
      taken: (count) => t('asked.taken', { count }),
      declined: t('asked.declined'),
      refused: (count) => t('asked.refused', { count }),
      failed: t('asked.failed'),
    },
  })
}

function Asked({ request, send, isPending }: { request: AskedLesson } & Sending) {
  const { t } = useTranslation('coachLessons')
  const { id, from, kind, learners, startsAt, endsAt } = request
  return (
    <LessonCard
      lesson={{ startsAt, endsAt }}
      kicker={t(`kind.${kind}`)}
      title={learners.join(', ') || t('erased')}
      facts={<p>{t('asked.by', { coach: from })}</p>}
    >
      <LessonActions>
        <Button loading={isPending} onClick={() => send([id], true)}>
          {t('asked.take')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send([id], false)}>
          {t('asked.decline')}
        </Button>
      </LessonActions>
    </LessonCard>
  )
}
