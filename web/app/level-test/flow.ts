import type {
  AttemptProgress,
  LevelTestResult,
  RunningAttempt,
} from '@sohbet/contract/level-tests/level-test-attempts'
import type { LevelTestQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { limitSeconds, type OptionId } from '@sohbet/domain/level-test/question'
import type { ListeningPhase } from '../parts/level-test/listening-stage.tsx'

export type Asking = {
  stage: 'question'
  attempt: RunningAttempt
  position: number
  phase: ListeningPhase
  /** End of the open question's time, on this device's clock. */
  deadline: number | null
  /** Shown seconds left to answer. */
  secondsLeft: number
  /** Shown seconds left of the countdown. */
  countdown: number | null
  /**
   * Where the recording starts, in seconds: a reload does not repeat what was played. Null: the current position.
   */
  playFrom: number | null
  selected: OptionId | null
  isOffline: boolean
}

export type Flow =
  | { stage: 'info'; isRetake?: boolean }
  /** A running test is resumed, with retries. */
  | { stage: 'starting'; isResuming: boolean; hasFailed: boolean; isRetake?: boolean }
  | Asking
  | { stage: 'submitting'; attempt: RunningAttempt; hasFailed: boolean }
  | { stage: 'taken' }
  | { stage: 'result'; result: LevelTestResult }

export type FlowEvent =
  /** Opens the explanations, where a retake begins. */
  | { type: 'prepare' }
  | { type: 'start' }
  /** isPassing: a retry may help. */
  | { type: 'startFailed'; isPassing: boolean }
  | { type: 'alreadyTaken' }
  | { type: 'started'; attempt: RunningAttempt; now: number }
  /** After a reload the browser may not play before the learner touches the page. */
  | { type: 'audioReady'; mayPlay: boolean; now: number }
  | { type: 'audioFailed' }
  | { type: 'audioBlocked' }
  | { type: 'audioEnded'; now: number }
  | { type: 'retryAudio' }
  /** Continues without a recording that cannot be played. */
  | { type: 'skipAudio'; now: number }
  | { type: 'goOnPlaying' }
  | { type: 'shown' | 'saved'; progress: AttemptProgress; now: number }
  | { type: 'tick'; now: number }
  | { type: 'select'; option: OptionId }
  | { type: 'answer' | 'skip' }
  | { type: 'connectionLost' }
  | { type: 'submit' }
  | { type: 'submitFailed' }
  | { type: 'submitted'; result: LevelTestResult }

const second = 1000

export const questionOf = ({ attempt, position }: Asking): LevelTestQuestion | undefined =>
  attempt.questions[position]

const limitOf = (asking: Asking) => limitSeconds[questionOf(asking)?.type ?? 'text']

/** End of the countdown; the server includes the recording's length, if known, in the deadline. */
const playsAt = (asking: Asking, deadline: number) =>
  deadline - (limitOf(asking) + (questionOf(asking)?.audioSeconds ?? 0)) * second

/** Whether a recording of known length is over by the clock, heard or not. */
function hasPlayed(asking: Asking, deadline: number, now: number): boolean {
  const isKnown = typeof questionOf(asking)?.audioSeconds === 'number'
  return isKnown && now >= deadline - limitOf(asking) * second
}

/** A smaller difference is timer jitter: nothing was heard yet. */
const worthSkippingSeconds = 1

const answering = (asking: Asking, now: number): Asking =>
  withClock({ ...asking, phase: 'answering', countdown: null }, now)

/** Opens the options now; without a start known to the server, the full time runs. */
function withoutAudio(asking: Asking, now: number): Asking {
  const ownDeadline = now + limitOf(asking) * second
  return answering({ ...asking, deadline: Math.min(asking.deadline ?? ownDeadline, ownDeadline) }, now)
}

function playing(asking: Asking, deadline: number, now: number): Asking {
  const late = (now - playsAt(asking, deadline)) / second
  return { ...asking, phase: 'playing', countdown: null, playFrom: late > worthSkippingSeconds ? late : 0 }
}

/** The recording is loaded and its time runs: countdown, playing or, after a reload, over. */
function follow(asking: Asking, deadline: number, now: number): Asking {
  if (hasPlayed(asking, deadline, now)) return answering(asking, now)
  return now < playsAt(asking, deadline)
    ? withClock({ ...asking, phase: 'countdown' }, now)
    : playing(asking, deadline, now)
}

function withClock(asking: Asking, now: number): Asking {
  const { deadline, phase } = asking
  if (deadline === null) return asking
  const isOpen = phase === 'answering' || phase === 'saving'
  const left = Math.max(Math.ceil((deadline - now) / second), 0)
  const secondsLeft = isOpen ? Math.min(left, limitOf(asking)) : limitOf(asking)
  const countdown =
    phase === 'countdown' ? Math.max(Math.ceil((playsAt(asking, deadline) - now) / second), 1) : null
  return secondsLeft === asking.secondsLeft && countdown === asking.countdown
    ? asking
    : { ...asking, secondsLeft, countdown }
}

/** The server's position of the attempt replaces this tab's state. */
function open(attempt: RunningAttempt, progress: AttemptProgress, now: number): Flow {
  const { position, remainingSeconds, isLast } = progress
  const question = attempt.questions[position]
  if (isLast || !question) return { stage: 'submitting', attempt, hasFailed: false }
  const hasAudio = question.type === 'listening' && question.audioUrl !== null
  const limit = limitSeconds[question.type]
  const left = remainingSeconds ?? (hasAudio ? null : limit)
  const asking: Asking = {
    stage: 'question',
    attempt,
    position,
    phase: hasAudio ? 'loading' : 'answering',
    deadline: left === null ? null : now + left * second,
    secondsLeft: limit,
    countdown: null,
    playFrom: 0,
    selected: null,
    isOffline: false,
  }
  return tick(asking, now)
}

function tick(asking: Asking, now: number): Asking {
  const { deadline, phase } = asking
  if (deadline === null) return asking
  if (phase === 'saving') return withClock(asking, now)
  if (now >= deadline) return withClock({ ...asking, phase: 'saving', countdown: null }, now)
  if (phase === 'countdown' && now >= playsAt(asking, deadline)) return playing(asking, deadline, now)
  const isWaiting = phase === 'loading' || phase === 'unplayable'
  if (isWaiting && hasPlayed(asking, deadline, now)) return answering(asking, now)
  return withClock(asking, now)
}

function shown(asking: Asking, progress: AttemptProgress, now: number): Flow {
  if (progress.position !== asking.position || progress.remainingSeconds === null)
    return open(asking.attempt, progress, now)
  const deadline = now + progress.remainingSeconds * second
  return tick(follow({ ...asking, deadline, isOffline: false }, deadline, now), now)
}

function ask(asking: Asking, event: FlowEvent): Flow {
  const { phase, deadline } = asking
  switch (event.type) {
    case 'audioReady':
      if (phase !== 'loading') return asking
      if (deadline !== null) return follow(asking, deadline, event.now)
      return { ...asking, phase: event.mayPlay ? 'showing' : 'blocked' }
    case 'audioFailed':
      return phase === 'loading' || phase === 'playing' ? { ...asking, phase: 'unplayable' } : asking
    case 'audioBlocked':
      return phase === 'playing' ? { ...asking, phase: 'blocked' } : asking
    case 'audioEnded':
      return phase === 'playing' ? answering(asking, event.now) : asking
    case 'retryAudio':
      return phase === 'unplayable' ? { ...asking, phase: 'loading' } : asking
    case 'skipAudio':
      return phase === 'unplayable' ? withoutAudio(asking, event.now) : asking
    case 'goOnPlaying':
      if (phase !== 'blocked') return asking
      return deadline === null
        ? { ...asking, phase: 'showing' }
        : { ...asking, phase: 'playing', playFrom: null }
    case 'shown':
      return phase === 'showing' ? shown(asking, event.progress, event.now) : asking
    case 'saved':
      return phase === 'saving' ? open(asking.attempt, event.progress, event.now) : asking
    case 'tick':
      return tick(asking, event.now)
    case 'select':
      return phase === 'answering' ? { ...asking, selected: event.option } : asking
    case 'answer':
      return phase === 'answering' && asking.selected ? { ...asking, phase: 'saving' } : asking
    case 'skip':
      return phase === 'answering' ? { ...asking, phase: 'saving', selected: null } : asking
    case 'connectionLost':
      return asking.isOffline ? asking : { ...asking, isOffline: true }
    default:
      return asking
  }
}

/** A retake stays a retake through repeated starts. */
const explained = (flow: Flow) => ('isRetake' in flow && flow.isRetake ? { isRetake: true } : {})

function begin(flow: Flow): Flow {
  if (flow.stage !== 'starting')
    return { ...explained(flow), stage: 'starting', isResuming: flow.stage === 'question', hasFailed: false }
  return flow.hasFailed ? { ...flow, hasFailed: false } : flow
}

/** State machine of the whole test; an event that does not fit the state changes nothing. */
export function advance(flow: Flow, event: FlowEvent): Flow {
  if (event.type === 'start') return begin(flow)
  if (flow.stage === 'taken' && event.type === 'prepare') return { stage: 'info', isRetake: true }
  if (flow.stage === 'info' && event.type === 'alreadyTaken') return { stage: 'taken' }
  if (flow.stage === 'question') return ask(flow, event)
  if (flow.stage === 'starting') {
    if (event.type === 'startFailed')
      return flow.isResuming && event.isPassing
        ? { ...flow, hasFailed: true }
        : { ...explained(flow), stage: 'info' }
    if (event.type === 'alreadyTaken') return { stage: 'taken' }
    if (event.type !== 'started') return flow
    const { position, remainingSeconds, isCompleted } = event.attempt
    return open(event.attempt, { position, remainingSeconds, isLast: isCompleted }, event.now)
  }
  if (flow.stage !== 'submitting') return flow
  if (event.type === 'submitFailed') return { ...flow, hasFailed: true }
  if (event.type === 'submit') return { ...flow, hasFailed: false }
  return event.type === 'submitted' ? { stage: 'result', result: event.result } : flow
}
