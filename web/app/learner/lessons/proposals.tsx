import { Button } from '@mantine/core'
import type { Proposal } from '@sohbet/contract/lessons/lesson-requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { momentByClocks, ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { proposalsQuery, useAnswerProposal } from './proposals.queries.ts'
import styles from './lessons.module.css'

/** Other times that coaches propose, to accept or decline. */
export function Proposals() {
  const { data = [] } = useQuery(proposalsQuery)
  return data.map((proposal) => <Offer key={proposal.lessonId} proposal={proposal} />)
}

function Offer({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const { mutate: answer, isPending } = useAnswerProposal()
  const { lessonId: id, coach, startsAt, proposed } = proposal
  const clock = (moment: string) => {
    const { school, own } = momentByClocks(moment, { language, timeZone: ownZone() })
    return own ?? school
  }
  const send = (isAccepted: boolean) =>
    answer(
      { id, isAccepted, proposed },
      {
        onSuccess: () => showSuccess(t(isAccepted ? 'proposal.accepted' : 'proposal.declined')),
        onError: (error) => showError(t('proposal.failed'), errorMessage(error)),
      },
    )
  return (
    <section className={styles.balance} aria-label={t('proposal.title')}>
      <p>
        <strong>{t('proposal.title')}</strong>
      </p>
      <p>{t('proposal.text', { coach, before: clock(startsAt), proposed: clock(proposed) })}</p>
      <div className={styles.actions}>
        <Button loading={isPending} onClick={() => send(true)}>
          {t('proposal.accept')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send(false)}>
          {t('proposal.decline')}
        </Button>
      </div>
    </section>
  )
}
