import { Button, Loader } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconEar from '#icons/IconEar'
import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import IconRefresh from '#icons/IconRefresh'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { isOverlayOpen } from '../../ui/dialog/is-overlay-open.ts'
import { ListeningPanel, Wave } from '../listening/listening-panel.tsx'
import styles from '../listening/listening-panel.module.css'

/**
 * A question without a recording is answered at once. A recording is loaded, reported to the server as shown,
 * counted down and played first; its time begins when it is shown, so a recording that cannot be loaded costs no
 * time.
 */
export type ListeningPhase =
  | 'loading'
  | 'unplayable'
  | 'showing'
  | 'countdown'
  | 'playing'
  | 'blocked'
  | 'answering'
  | 'saving'

type Props = {
  phase: ListeningPhase
  /** Shown seconds. */
  countdown: number | null
  hasAudio: boolean
  isTimeRunning: boolean
  /** Why a tap is needed, when the browser is not the reason. */
  blockedHint?: string
  onPlay: () => void
  onRetry: () => void
  onSkip: () => void
}

/** The state of the recording. It has no controls: it plays once, by itself. */
export function ListeningStage({ onPlay, onRetry, onSkip, ...state }: Props) {
  const { t } = useTranslation('levelTest')
  const { phase, countdown } = state
  const { title, hint } = useTexts(state)
  const hintId = useId()
  const stage = useRef<HTMLElement>(null)
  const action = useRef<HTMLButtonElement>(null)
  const needsTap = phase === 'blocked' || phase === 'unplayable'
  useEffect(() => {
    if (needsTap && !isOverlayOpen()) action.current?.focus()
  }, [needsTap])

  /** The button disappears when pressed, so the focus moves to the stage. */
  const act = (does: () => void) => () => {
    stage.current?.focus({ preventScroll: true })
    does()
  }

  return (
    <ListeningPanel
      ref={stage}
      label={t('question.types.listening')}
      sign={<Sign phase={phase} countdown={countdown} />}
      title={title}
      hint={hint}
      hintId={hintId}
      isOn={phase === 'playing'}
    >
      {phase === 'blocked' && (
        <Button
          ref={action}
          aria-describedby={hintId}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
          onClick={act(onPlay)}
        >
          {t('listening.play')}
        </Button>
      )}
      {phase === 'unplayable' && (
        <div className={styles.ways}>
          <Button
            ref={action}
            variant="default"
            aria-describedby={hintId}
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={act(onRetry)}
          >
            {t('listening.retry')}
          </Button>
          <Button variant="default" onClick={act(onSkip)}>
            {t('listening.skip')}
          </Button>
        </div>
      )}
    </ListeningPanel>
  )
}

type StageState = Pick<Props, 'phase' | 'countdown' | 'hasAudio' | 'isTimeRunning' | 'blockedHint'>

function useTexts({ phase, hasAudio, isTimeRunning, blockedHint }: StageState): {
  title: string
  hint?: string
} {
  const { t } = useTranslation('levelTest')
  switch (phase) {
    case 'loading':
    case 'showing':
      return {
        title: t('listening.loading'),
        ...(!isTimeRunning && { hint: t('listening.loadingHint') }),
      }
    case 'unplayable':
      return {
        title: t('listening.failed'),
        hint: t(isTimeRunning ? 'listening.failedLateHint' : 'listening.failedHint'),
      }
    case 'blocked':
      return { title: t('listening.blocked'), hint: blockedHint ?? t('listening.blockedHint') }
    case 'countdown':
      return { title: t('listening.countdown'), hint: t('listening.playingHint') }
    case 'playing':
      return { title: t('listening.playing'), hint: t('listening.playingHint') }
    default:
      return hasAudio
        ? { title: t('listening.done') }
        : { title: t('listening.done'), hint: t('listening.none') }
  }
}

/** The phase as a picture. */
function Sign({ phase, countdown }: Pick<Props, 'phase' | 'countdown'>) {
  switch (phase) {
    case 'loading':
    case 'showing':
      return <Loader size={28} color="var(--cool)" aria-hidden />
    case 'unplayable':
      return <IconAlertTriangle size={28} color="var(--red)" aria-hidden />
    case 'countdown':
      return (
        // Hidden from screen readers: a spoken countdown would overlap the recording
        <span className={styles.count} key={countdown} aria-hidden>
          {countdown}
        </span>
      )
    case 'playing':
      return <Wave />
    default:
      return <IconEar size={28} aria-hidden />
  }
}
