import { describe, expect, it } from 'vitest'
import { progressPercent } from '../parts/stage/progress-percent.ts'
import { advance, type Asking, type Flow, type FlowEvent } from './flow.ts'
import { aListening, anAttempt, aResult, aText } from './testing/attempts.ts'

const begin = 1_000_000
const at = (seconds: number) => begin + seconds * 1000

const starting: Flow = { stage: 'starting', isResuming: false, hasFailed: false }
const play = (flow: Flow, ...events: FlowEvent[]): Flow => events.reduce(advance, flow)
const started = (changes: Parameters<typeof anAttempt>[0] = {}) =>
  play(starting, { type: 'started', attempt: anAttempt(changes), now: begin })

function asking(flow: Flow): Asking {
  if (flow.stage !== 'question') throw new Error(`at ${flow.stage}`)
  return flow
}
const listening = (audioSeconds: number | null = 8, remainingSeconds: number | null = null) =>
  started({ questions: [aListening(0, audioSeconds), aText(1)], remainingSeconds })

const ready = (now = begin, mayPlay = true): FlowEvent => ({ type: 'audioReady', mayPlay, now })
const shown = (remainingSeconds: number, now: number, position = 0): FlowEvent => ({
  type: 'shown',
  progress: { position, remainingSeconds, isLast: false },
  now,
})
const tick = (seconds: number): FlowEvent => ({ type: 'tick', now: at(seconds) })

describe('a text question', () => {
  it('can be answered at once, and its time runs at once', () => {
    const flow = asking(started())
    expect(flow).toMatchObject({ phase: 'answering', secondsLeft: 30 })
    expect(asking(play(flow, tick(12.2)))).toMatchObject({ secondsLeft: 18 })
  })

  it('is submitted with the selection when the time runs out', () => {
    const selected = play(started(), { type: 'select', option: 'C' }, tick(29.9))
    expect(asking(selected)).toMatchObject({ phase: 'answering', secondsLeft: 1 })
    expect(asking(play(selected, tick(30)))).toMatchObject({ phase: 'saving', selected: 'C', secondsLeft: 0 })
  })

  it('is submitted empty when nothing is selected', () => {
    expect(asking(play(started(), tick(30)))).toMatchObject({ phase: 'saving', selected: null })
  })

  it('is not submitted by hand without a selection, but can be skipped', () => {
    expect(asking(play(started(), { type: 'answer' })).phase).toBe('answering')
    const passed = play(started(), { type: 'select', option: 'A' }, { type: 'skip' })
    expect(asking(passed)).toMatchObject({ phase: 'saving', selected: null })
  })

  it('keeps its answer while it is being saved', () => {
    const saving = play(started(), { type: 'select', option: 'A' }, { type: 'answer' })
    const later = play(saving, { type: 'select', option: 'B' }, { type: 'connectionLost' }, tick(99))
    expect(asking(later)).toMatchObject({ phase: 'saving', selected: 'A', isOffline: true, secondsLeft: 0 })
  })

  it('resumes with the remaining time, and continues at once when none is left', () => {
    expect(asking(started({ remainingSeconds: 7.4 }))).toMatchObject({ phase: 'answering', secondsLeft: 8 })
    expect(asking(started({ remainingSeconds: 0 }))).toMatchObject({ phase: 'saving', selected: null })
  })
})

describe('a listening question', () => {
  it('uses no time while its recording loads or cannot be loaded', () => {
    const failed = play(listening(), tick(500), { type: 'audioFailed' }, tick(900))
    expect(asking(failed)).toMatchObject({ phase: 'unplayable', deadline: null, secondsLeft: 20 })
    expect(asking(play(failed, { type: 'retryAudio' })).phase).toBe('loading')
    expect(asking(play(listening(), ready(at(900)))).phase).toBe('showing')
  })

  it('counts down from three, plays once and is answered after that', () => {
    const down = play(listening(), ready(), shown(31, begin))
    expect(asking(down)).toMatchObject({ phase: 'countdown', countdown: 3, secondsLeft: 20 })
    expect([1, 2, 2.9].map((second) => asking(play(down, tick(second))).countdown)).toEqual([2, 1, 1])
    const playing = play(down, tick(3.1))
    expect(asking(playing)).toMatchObject({ phase: 'playing', countdown: null, playFrom: 0 })
    for (const event of [{ type: 'select', option: 'A' }, { type: 'answer' }, { type: 'skip' }] as const)
      expect(play(playing, event)).toBe(playing)
    const open = play(playing, { type: 'audioEnded', now: at(11.1) }, { type: 'select', option: 'D' })
    expect(asking(open)).toMatchObject({ phase: 'answering', secondsLeft: 20, selected: 'D' })
    expect(asking(play(open, tick(31)))).toMatchObject({ phase: 'saving', selected: 'D' })
  })

  it('waits for a touch when the browser blocks playback, and no time runs', () => {
    const waiting = play(listening(), ready(begin, false), tick(60))
    expect(asking(waiting)).toMatchObject({ phase: 'blocked', deadline: null })
    expect(asking(play(waiting, { type: 'goOnPlaying' })).phase).toBe('showing')
  })

  it('continues where it was interrupted', () => {
    const playing = play(listening(), ready(), shown(31, begin), tick(3))
    const again = play(playing, { type: 'audioBlocked' }, { type: 'goOnPlaying' })
    expect(asking(again)).toMatchObject({ phase: 'playing', playFrom: null })
  })

  it('plays only the rest of its recording after a reload', () => {
    // Shown 7 seconds ago: 3 of countdown and 4 of 8 seconds of audio have passed
    expect(asking(play(listening(8, 24), ready()))).toMatchObject({ phase: 'playing', playFrom: 4 })
    expect(asking(play(listening(8, 29.5), ready()))).toMatchObject({ phase: 'countdown', countdown: 2 })
  })

  it('plays nothing after a reload when its recording is over, and opens its answers for the remaining time', () => {
    expect(asking(listening(8, 12))).toMatchObject({ phase: 'answering', secondsLeft: 12 })
    // The recording ends while it loads
    expect(asking(play(listening(8, 21), tick(2)))).toMatchObject({ phase: 'answering', secondsLeft: 19 })
    expect(asking(listening(8, 0))).toMatchObject({ phase: 'saving', selected: null })
  })

  it('is answered at once when it has no recording', () => {
    const silent = { ...aListening(0), audioUrl: null, audioSeconds: null }
    for (const remainingSeconds of [20, null])
      expect(asking(started({ questions: [silent], remainingSeconds }))).toMatchObject({
        phase: 'answering',
        secondsLeft: 20,
      })
  })

  it('can be continued when its recording cannot be played: its options open and its time runs', () => {
    expect(asking(play(listening(), { type: 'skipAudio', now: begin })).phase).toBe('loading')
    const skipped = play(listening(), { type: 'audioFailed' }, { type: 'skipAudio', now: at(60) })
    expect(asking(skipped)).toMatchObject({ phase: 'answering', deadline: at(80), secondsLeft: 20 })
    expect(asking(play(skipped, { type: 'skip' })).phase).toBe('saving')
    expect(asking(play(skipped, tick(80))).phase).toBe('saving')
    // The recording broke off in the middle: the learner gets no more time than the server allows
    const broken = play(listening(8, 24), ready(), { type: 'audioFailed' })
    expect(asking(play(broken, { type: 'skipAudio', now: at(2) })).deadline).toBe(at(22))
    expect(
      asking(play(listening(8, 21), { type: 'audioFailed' }, { type: 'skipAudio', now: begin })).deadline,
    ).toBe(at(20))
  })

  it('plays a recording of unknown length, and the server decides its time', () => {
    const playing = play(listening(null), ready(), shown(23, begin), tick(3))
    expect(asking(playing).phase).toBe('playing')
    const open = play(playing, { type: 'audioEnded', now: at(9) })
    expect(asking(open)).toMatchObject({ phase: 'answering', secondsLeft: 14 })
  })
})

describe('the server’s position', () => {
  const saving = play(started(), { type: 'select', option: 'A' }, { type: 'answer' })
  const saved = (position: number, remainingSeconds: number | null, isLast = false): FlowEvent => ({
    type: 'saved',
    progress: { position, remainingSeconds, isLast },
    now: at(5),
  })

  it('opens the next question without a selection', () => {
    const next = play(saving, { type: 'connectionLost' }, saved(1, null))
    expect(asking(next)).toMatchObject({ position: 1, phase: 'loading', selected: null, isOffline: false })
  })

  it('wins when another tab is further ahead', () => {
    expect(asking(play(saving, saved(2, 11)))).toMatchObject({ position: 2, secondsLeft: 11 })
    const showing = play(listening(), ready())
    expect(asking(play(showing, shown(28, begin, 1)))).toMatchObject({ position: 1, secondsLeft: 28 })
  })

  it('ends the test after the last question', () => {
    expect(play(saving, saved(3, null, true))).toMatchObject({ stage: 'submitting', hasFailed: false })
    expect(started({ position: 3, remainingSeconds: null, isCompleted: true }).stage).toBe('submitting')
  })
})

it('a failed submission can be sent again, and ends with the result', () => {
  const submitting = started({ position: 3, isCompleted: true })
  const failed = play(submitting, { type: 'submitFailed' })
  expect(failed).toMatchObject({ stage: 'submitting', hasFailed: true })
  const result = aResult()
  expect(play(failed, { type: 'submit' }, { type: 'submitted', result })).toEqual({ stage: 'result', result })
})

it('a refused start returns to the explanations, or to the result when there is one', () => {
  for (const isPassing of [true, false])
    expect(play(starting, { type: 'startFailed', isPassing }).stage).toBe('info')
  const taken = play(starting, { type: 'alreadyTaken' })
  expect(taken.stage).toBe('taken')
  const again = play(taken, { type: 'prepare' }, { type: 'start' })
  expect(again.stage).toBe('starting')
  expect(play(again, { type: 'startFailed', isPassing: true })).toEqual({ stage: 'info', isRetake: true })
  expect(play({ stage: 'info' }, { type: 'alreadyTaken' }).stage).toBe('taken')
})

it('resumes a running test until the server refuses it', () => {
  const resuming = play(started(), { type: 'start' })
  expect(resuming).toEqual({ stage: 'starting', isResuming: true, hasFailed: false })
  const failed = play(resuming, { type: 'startFailed', isPassing: true })
  expect(failed).toMatchObject({ stage: 'starting', hasFailed: true })
  expect(play(failed, { type: 'start' })).toEqual(resuming)
  expect(play(resuming, { type: 'startFailed', isPassing: false }).stage).toBe('info')
})

it('progress is the current index over the count', () => {
  expect([0, 1, 25, 49].map((position) => progressPercent(position, 50))).toEqual([0, 2, 50, 98])
})

it('a tick that changes nothing returns the same state', () => {
  const flow = play(started(), tick(0.1))
  expect(play(flow, tick(0.3))).toBe(flow)
})
