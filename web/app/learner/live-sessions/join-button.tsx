import { Button, VisuallyHidden } from '@mantine/core'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './live-sessions.module.css'
import { useJoin, type Door } from './live-sessions.queries.ts'
import { timeLeft } from './time-left.ts'

type Props = {
  session: { id: string; name: string; opensAt: string; endsAt: Date }
  of?: Door['of']
  /** The server reports it as open, whatever this device's clock shows. */
  isOpen?: boolean
  /** The primary action of its screen. */
  isMain?: boolean
}

/** Becomes active when the session opens, without a reload, and opens the meeting. */
export function JoinButton({ session, of = 'session', isOpen = false, isMain = false }: Props) {
  const { t } = useTranslation('sessions')
  const now = useNow(1000)
  const { mutate: join, isPending } = useJoin()
  const isReady = isOpen || now >= new Date(session.opensAt)
  if (!isOpen && now >= session.endsAt) return null

  const enter = () =>
    join(
      { id: session.id, of },
      {
        onSuccess: (address) => location.assign(address),
        onError: (error) => showError(t('joinFailed'), errorMessage(error)),
      },
    )
  return (
    <div className={styles.join}>
      <Button
        size={isMain ? 'lg' : 'sm'}
        variant={isMain ? 'filled' : 'default'}
        disabled={!isReady}
        loading={isPending}
        leftSection={<IconDoorEnter size={20} aria-hidden />}
        aria-label={t('joinNamed', { name: session.name })}
        onClick={enter}
      >
        {t('join')}
      </Button>
      {!isReady && <Countdown ms={new Date(session.opensAt).getTime() - now.getTime()} />}
      <VisuallyHidden component="output">{isReady && t('opened', { name: session.name })}</VisuallyHidden>
    </div>
  )
}

function Countdown({ ms }: { ms: number }) {
  const { t } = useTranslation('sessions')
  const { unit, ...values } = timeLeft(ms)
  return (
    <span role="timer" className={styles.countdown}>
      {t('opensIn', { time: t(`time.${unit}`, values) })}
    </span>
  )
}
