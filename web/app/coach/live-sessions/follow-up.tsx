import { Button, Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { schoolDay } from '@sohbet/domain/calendar'
import IconMessage from '#icons/IconMessage'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { attendanceQuery } from '../../parts/live-sessions/attendance/attendance.queries.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { messagePath } from '../coach-paths.ts'
import styles from './live-sessions.module.css'

/** After a session its coach writes to the learners who missed it: the new message has them and a text to begin with. */
export function FollowUp({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('sessionPage')
  const now = useNow()
  const text = useProposedText(session)
  const isOver = session.state === 'over' || (session.state === 'open' && now >= new Date(session.endsAt))
  const { data: rows = [] } = useQuery({ ...attendanceQuery(session.id), enabled: isOver })
  const missed = rows.filter(({ isAttended }) => !isAttended).map(({ userId }) => userId)
  if (!isOver || missed.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="follow-up">
      <Title order={2} id="follow-up">
        {t('followUp.title')}
      </Title>
      <p className={styles.soft}>{t('followUp.missed', { count: missed.length })}</p>
      <Button
        component={Link}
        to={messagePath(missed, text)}
        variant="default"
        className={styles.start}
        leftSection={<IconMessage size={18} aria-hidden />}
      >
        {t('followUp.write')}
      </Button>
    </section>
  )
}

/** Names what the learner finds on the page of the session. */
function useProposedText({ id, courseName, startsAt, replayLink, notes }: StaffLiveSession): string {
  const { t } = useTranslation('sessionPage')
  const language = useLanguage()
  const day = formatDay(schoolDay(new Date(startsAt)), language)
  const found = replayLink ? (notes ? 'replayAndNotes' : 'replay') : notes ? 'notes' : 'page'
  const url = new URL(`/learner/session/${id}`, location.origin).href
  return [t('followUp.proposal', { course: courseName, day }), t(`followUp.found.${found}`), url].join('\n')
}
