import IconPlayerPauseFilled from '#icons/IconPlayerPauseFilled'
import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './recording.module.css'
import type { RecordingState } from './use-recording.ts'

export const isOn = (state: RecordingState) => state === 'playing' || state === 'waiting'

type ButtonProps = { state: RecordingState; isSmall?: boolean; onClick: () => void }

export function PlayButton({ state, isSmall, onClick }: ButtonProps) {
  const { t } = useTranslation('quiz')
  const Icon = isOn(state) ? IconPlayerPauseFilled : state === 'ended' ? IconRefresh : IconPlayerPlayFilled
  return (
    <button
      type="button"
      className={styles.play}
      data-small={isSmall || undefined}
      aria-label={t(isOn(state) ? 'listen.pause' : state === 'ended' ? 'listen.again' : 'listen.now')}
      onClick={onClick}
    >
      <Icon size={isSmall ? 20 : 24} aria-hidden />
    </button>
  )
}

type SeekProps = { seconds: number; length: number; onSeek: (to: number) => void }

export function Seek({ seconds, length, onSeek }: SeekProps) {
  const { t } = useTranslation('quiz')
  return (
    <input
      type="range"
      className={styles.seek}
      aria-label={t('listen.position')}
      min={0}
      max={length || 1}
      step={0.1}
      value={Math.min(seconds, length || 1)}
      disabled={length === 0}
      style={{
        backgroundSize: `${length === 0 ? 0 : (seconds / length) * 100}% 0.375rem, 100% 0.375rem`,
      }}
      onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
    />
  )
}
