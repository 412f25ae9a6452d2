import { Button, Title } from '@mantine/core'
import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNow } from '../../ui/use-now.ts'
import { JoinButton } from './join-button.tsx'
import { MomentWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './live-sessions.module.css'

/** The state of a session: not open yet, open, or over. */
export function LiveSessionState({ session }: { session: LearnerLiveSession }) {
  const now = useNow(1000)
  const { state, opensAt, endsAt } = session
  if (state === 'cancelled' || state === 'holiday') return <Cancelled session={session} />
  if (state === 'over' || now >= new Date(endsAt)) return <Over session={session} />
  return <Entry session={session} isOpen={state === 'open' || now >= new Date(opensAt)} />
}

function Entry({ session, isOpen }: { session: LearnerLiveSession; isOpen: boolean }) {
  const { t } = useTranslation('sessions')
  const { id, courseName: name, opensAt, endsAt, state } = session
  return (
    <section className={`${styles.card} ${styles.pressing}`}>
      <Title order={2}>{t(isOpen ? 'page.open' : 'page.closed')}</Title>
      {!isOpen && (
        <dl className={styles.opens}>
          <dt>{t('page.opensAt')}</dt>
          <dd>
            <MomentWhen moment={opensAt} />
          </dd>
        </dl>
      )}
      <p className={styles.soft}>{t(isOpen ? 'page.openHint' : 'page.closedHint')}</p>
      <JoinButton
        session={{ id, name, opensAt, endsAt: new Date(endsAt) }}
        isOpen={state === 'open'}
        isMain
      />
    </section>
  )
}

function Cancelled({ session: { state, holiday, cancelReason } }: { session: LearnerLiveSession }) {
  const { t } = useTranslation('sessions')
  const isHoliday = state === 'holiday' && holiday !== null
  return (
    <section className={styles.card}>
      <Title order={2}>{isHoliday ? t('page.holiday', { name: holiday }) : t('page.cancelled')}</Title>
      {cancelReason && (
        <p className={styles.notes}>
          <strong>{t('page.reason')}</strong> {cancelReason}
        </p>
      )}
      <p className={styles.soft}>{t(isHoliday ? 'page.holidayHint' : 'page.cancelledHint')}</p>
    </section>
  )
}

function Over({ session }: { session: LearnerLiveSession }) {
  const { t } = useTranslation('sessions')
  return (
    <section className={styles.card}>
      <Title order={2}>{t('page.over')}</Title>
      <p className={styles.soft}>{t(session.replayLink ? 'page.replayReady' : 'page.replayLater')}</p>
      {session.replayLink && (
        <Button
          component="a"
          href={session.replayLink}
          target="_blank"
          rel="noreferrer"
          className={styles.start}
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
        >
          {t('replay')}
        </Button>
      )}
    </section>
  )
}
