import { Button } from '@mantine/core'
import IconCheck from '#icons/IconCheck'
import IconMicrophone from '#icons/IconMicrophone'
import IconPlayerStopFilled from '#icons/IconPlayerStopFilled'
import IconRefresh from '#icons/IconRefresh'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { Recording } from '../listening/recording.tsx'
import { clockTime } from '../video/clock-time.ts'
import { LevelMeter } from './level-meter.tsx'
import styles from './recorder.module.css'
import { useRecorder, type RecorderState } from './use-recorder.ts'
import type { Take, TakeEnd } from './voice-take.ts'

const tickMs = 200
/** The last seconds are announced. */
const soonSeconds = 10

type Props = {
  /** What is recorded, for screen readers. */
  label: string
  /** Why the microphone is needed, shown before the browser asks for it. */
  why: string
  maxSeconds: number
  /** How often it may be recorded before it is used; without it as often as the speaker likes. */
  maxTakes?: number
  isSending: boolean
  /** What using the recording does, if not only that. */
  useLabel?: string
  /** Called when there is something to lose, and when there is nothing any more. */
  onHold?: (isHeld: boolean) => void
  onUse: (take: Pick<TakeEnd, 'file' | 'seconds'>) => void
}

/** Records a voice: start, stop, listen, record again, use it. Asks before a take is lost. */
export function Recorder({ label, why, maxSeconds, maxTakes, isSending, useLabel, onHold, onUse }: Props) {
  const { t } = useTranslation('recorder')
  const { state, start, takes } = useRecorder(maxSeconds)
  const isOn = state.phase === 'recording'
  const isHeld = isOn || state.phase === 'done'
  // Also before another search: that of a module shows its speaking tasks
  const asking = { message: t('leave'), deed: t('leaveDeed'), isInDialog: true }
  const leaveDialog = useLeaveGuard(isHeld && !isSending, asking)
  useEffect(() => {
    onHold?.(isHeld)
    return () => onHold?.(false)
  }, [isHeld, onHold])
  const seconds = Math.min(maxSeconds, useElapsed(isOn ? state.take : undefined))
  const section = useFocusOn(state.phase === 'done')
  const title = useTitle(state, maxSeconds - seconds)
  const hint = useHint(state, { why, maxSeconds, maxTakes, takes })
  return (
    <section
      ref={section}
      className={styles.recorder}
      aria-label={label}
      tabIndex={-1}
      data-on={isOn || undefined}
    >
      <div className={styles.head}>
        {state.phase !== 'done' && <RoundButton state={state} onStart={start} />}
        <p className={styles.words}>
          {/* The same element in every phase, because a new live region is not announced */}
          <output>{title}</output>
          {isOn ? (
            <span role="timer" className={styles.clock}>
              {clockTime(seconds)} / {clockTime(maxSeconds)}
            </span>
          ) : (
            <span>{hint}</span>
          )}
        </p>
        {isOn && <LevelMeter stream={state.take.stream} />}
      </div>
      {isOn && (
        <span
          className={styles.line}
          style={{ backgroundSize: `${(seconds / maxSeconds) * 100}% 100%` }}
          aria-hidden
        />
      )}
      <p role="alert" className={styles.fault}>
        {state.phase === 'ready' && state.fault && t(`fault.${state.fault}`)}
      </p>
      {state.phase === 'done' && (
        <Heard
          take={state}
          isSending={isSending}
          useLabel={useLabel}
          onAgain={maxTakes === undefined || takes < maxTakes ? start : undefined}
          onUse={() => onUse(state)}
        />
      )}
      {leaveDialog}
    </section>
  )
}

/** Starts and stops; one button, so that it keeps the focus. */
function RoundButton({ state, onStart }: { state: RecorderState; onStart: () => void }) {
  const { t } = useTranslation('recorder')
  const isOn = state.phase === 'recording'
  const Icon = isOn ? IconPlayerStopFilled : IconMicrophone
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={t(isOn ? 'stop' : 'start')}
      disabled={state.phase === 'asking' || (state.phase === 'ready' && state.fault === 'unsupported')}
      onClick={isOn ? state.take.stop : onStart}
    >
      <Icon size={26} aria-hidden />
    </button>
  )
}

type HeardProps = {
  take: { url: string; seconds: number }
  isSending: boolean
  useLabel: string | undefined
  /** Undefined after the last take. */
  onAgain: (() => void) | undefined
  onUse: () => void
}

function Heard({ take, isSending, useLabel, onAgain, onUse }: HeardProps) {
  const { t } = useTranslation('recorder')
  return (
    <>
      <Recording url={take.url} seconds={take.seconds} label={t('listen')} />
      <div className={styles.buttons}>
        {onAgain && (
          <Button
            variant="default"
            disabled={isSending}
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={onAgain}
          >
            {t('again')}
          </Button>
        )}
        <Button loading={isSending} leftSection={<IconCheck size={18} aria-hidden />} onClick={onUse}>
          {useLabel ?? t('use')}
        </Button>
      </div>
    </>
  )
}

function useTitle(state: RecorderState, secondsLeft: number): string {
  const { t } = useTranslation('recorder')
  if (state.phase === 'done') return t(`ended.${state.cause}`)
  if (state.phase === 'recording' && secondsLeft <= soonSeconds) return t('soon', { seconds: soonSeconds })
  return t(`phase.${state.phase}`)
}

type Hinted = Pick<Props, 'why' | 'maxSeconds' | 'maxTakes'> & { takes: number }

function useHint(state: RecorderState, { why, maxSeconds, maxTakes, takes }: Hinted): string {
  const { t } = useTranslation('recorder')
  if (state.phase === 'asking') return t('askingHint')
  if (state.phase === 'done')
    return maxTakes === undefined ? t('doneHint') : t('take', { number: takes, count: maxTakes })
  return `${why} ${t('limit', { time: clockTime(maxSeconds) })}`
}

/** Seconds since the recording began: browsers do not write the length into the file. */
function useElapsed(take: Take | undefined): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!take) return undefined
    const count = () => setSeconds((performance.now() - take.startedAt) / 1000)
    count()
    const ticking = setInterval(count, tickMs)
    return () => clearInterval(ticking)
  }, [take])
  return seconds
}

/** Focuses the element when the focused button inside it is gone. */
function useFocusOn(isNow: boolean) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNow && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [isNow])
  return element
}
