import { languages, type Language } from '@sohbet/domain/language'
import IconBadgeCc from '#icons/IconBadgeCc'
import IconMaximize from '#icons/IconMaximize'
import IconMinimize from '#icons/IconMinimize'
import IconPlayerPauseFilled from '#icons/IconPlayerPauseFilled'
import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import IconVolume from '#icons/IconVolume'
import IconVolumeOff from '#icons/IconVolumeOff'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { clockTime } from './clock-time.ts'
import type { Commands, Playback } from './use-playback.ts'
import styles from './video-controls.module.css'

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Sizes of the filled part of a slider and of the thin line under it. */
const filled = (share: number) => `${share * 100}% 0.375rem, 100% 2px`

type Props = {
  playback: Playback
  commands: Commands
  /** The language of the shown ones, null when they are off; undefined when the file has none. */
  captions: Language | null | undefined
  fullScreen: { isFull: boolean; toggle: () => void }
}

/** Our controls of a video file. They are always visible, so that touch and keyboard find them. */
export function VideoControls({ playback, commands, captions, fullScreen }: Props) {
  const { t } = useTranslation('ui')
  const { isPlaying, position, duration, volume, speed } = playback
  return (
    <div className={styles.controls}>
      <SeekBar {...playback} seek={commands.seek} />
      <div className={styles.row}>
        <Control label={t(isPlaying ? 'video.pause' : 'video.start')} onPress={commands.toggle} isMain>
          {isPlaying ? <IconPlayerPauseFilled size={22} /> : <IconPlayerPlayFilled size={22} />}
        </Control>
        <span className={styles.time}>
          {clockTime(position)}
          <span> / {clockTime(duration)}</span>
        </span>
        <Control label={t(volume === 0 ? 'video.unmute' : 'video.mute')} onPress={commands.toggleSound}>
          {volume === 0 ? <IconVolumeOff size={22} /> : <IconVolume size={22} />}
        </Control>
        <input
          type="range"
          className={styles.volume}
          aria-label={t('video.volume')}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          style={{ backgroundSize: filled(volume) }}
          onChange={({ currentTarget }) => commands.setVolume(currentTarget.valueAsNumber)}
        />
        <select
          className={styles.choice}
          aria-label={t('video.speed')}
          value={speed}
          onChange={({ currentTarget }) => commands.setSpeed(Number(currentTarget.value))}
        >
          {speeds.map((times) => (
            <option key={times} value={times}>
              {times}×
            </option>
          ))}
        </select>
        {captions !== undefined && <Captions shown={captions} show={commands.showCaptions} />}
        <Control label={t(fullScreen.isFull ? 'video.small' : 'video.full')} onPress={fullScreen.toggle}>
          {fullScreen.isFull ? <IconMinimize size={22} /> : <IconMaximize size={22} />}
        </Control>
      </div>
    </div>
  )
}

type ControlProps = { label: string; onPress: () => void; isMain?: boolean; children: ReactNode }

const Control = ({ label, onPress, isMain, children }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={label}
    title={label}
    data-main={isMain}
    onClick={onPress}
  >
    {children}
  </button>
)

type CaptionsProps = { shown: Language | null; show: Commands['showCaptions'] }

function Captions({ shown, show }: CaptionsProps) {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.captions} data-on={shown !== null || undefined}>
      <IconBadgeCc size={24} aria-hidden />
      <select
        aria-label={t('video.captionsLabel')}
        value={shown ?? ''}
        onChange={({ currentTarget: { value } }) =>
          show(languages.find((language) => language === value) ?? null)
        }
      >
        <option value="">{t('video.captionsOff')}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`video.captions.${language}`)}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Seconds of an arrow key. */
export const seekStep = 5

/** Jumps of the keys on the seek bar. */
const jumps: Record<string, number> = {
  ArrowRight: seekStep,
  ArrowUp: seekStep,
  ArrowLeft: -seekStep,
  ArrowDown: -seekStep,
  PageUp: 6 * seekStep,
  PageDown: -6 * seekStep,
}

function SeekBar({ position, duration, seek }: Playback & Pick<Commands, 'seek'>) {
  const { t } = useTranslation('ui')
  // The browser's own step of 0.1 s is for the pointer
  const onKeyDown = (event: KeyboardEvent) => {
    const by = jumps[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(position + by)
  }
  return (
    <input
      type="range"
      className={styles.seek}
      aria-label={t('video.seek')}
      aria-valuetext={t('video.place', { at: clockTime(position), of: clockTime(duration) })}
      min={0}
      max={duration || 1}
      step={0.1}
      value={position}
      disabled={duration === 0}
      style={{ backgroundSize: filled(duration && position / duration) }}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
    />
  )
}
