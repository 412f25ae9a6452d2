import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { levelOf } from './level-meter.tsx'
import { Recorder } from './recorder.tsx'
import { fakeMicrophone, removeMicrophone } from './testing/fake-recorder.ts'

const onUse = vi.fn<(take: { file: File; seconds: number }) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  removeMicrophone()
  leaveSession()
  onUse.mockReset()
})

const show = () =>
  renderScreen(
    <Recorder
      label="Hello"
      why="Learners hear your voice."
      maxSeconds={60}
      isSending={false}
      onUse={onUse}
    />,
  )
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))
const title = () => screen.getAllByRole('status')[0]?.textContent

async function record(microphone = fakeMicrophone()) {
  show()
  await press('Record')
  const [recorder] = microphone.started
  if (!recorder) throw new Error('Nothing is recorded')
  return { ...microphone, recorder }
}

describe('a recording', () => {
  it('says why before it asks for the microphone', async () => {
    const { getUserMedia } = fakeMicrophone()
    show()
    expect(screen.getByText('Learners hear your voice. At most 1:00.')).toBeDefined()
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  it('is stopped, heard and used, with the type that the browser wrote', async () => {
    const { recorder, track } = await record()
    await pass(7)
    expect(screen.getByRole('timer').textContent).toBe('0:07 / 1:00')
    act(() => {
      recorder.write('one')
      recorder.write()
      recorder.write('two')
    })
    await press('Stop recording')
    expect(title()).toBe('Recorded')
    expect(track.isStopped).toBe(true)
    expect(screen.getByText('As often as you like · 0:07')).toBeDefined()
    await press('Use this recording')
    const { file, seconds } = onUse.mock.lastCall?.[0] ?? {}
    expect([file?.name, file?.type, file?.size]).toEqual(['voice.webm', 'audio/webm;codecs=opus', 6])
    expect(seconds).toBeCloseTo(7, 0)
    expect(recorder.options).toMatchObject({ audioBitsPerSecond: 32_000, sliceMs: 3000 })
  })

  it('is MP4 when the browser records no WebM', async () => {
    const { recorder } = await record(fakeMicrophone({ types: ['audio/mp4'] }))
    expect(recorder.mimeType).toBe('audio/mp4')
  })

  it('prefers WebM when the browser records both', async () => {
    const { recorder } = await record(fakeMicrophone({ types: ['audio/mp4', 'audio/webm;codecs=opus'] }))
    expect(recorder.mimeType).toBe('audio/webm;codecs=opus')
  })

  it('announces its last seconds and stops at the limit', async () => {
    const { recorder } = await record()
    act(() => recorder.write('one'))
    await pass(51)
    expect(title()).toBe('10 seconds left')
    await pass(10)
    expect(title()).toBe('Recorded, up to the limit')
    expect(recorder.state).toBe('inactive')
  })

  it.each(['mute', 'ended'])('keeps what exists when the microphone sends %s', async (event) => {
    const { recorder, track } = await record()
    act(() => recorder.write('one'))
    await pass(5)
    act(() => void track.dispatchEvent(new Event(event)))
    expect(title()).toBe('The microphone was interrupted. This is what we have.')
    await press('Use this recording')
    expect(onUse.mock.lastCall?.[0].file.size).toBe(3)
  })

  it('can be recorded again', async () => {
    const { recorder, started } = await record()
    act(() => recorder.write('one'))
    await pass(5)
    await press('Stop recording')
    await press('Record again')
    expect(started).toHaveLength(2)
    expect(title()).toBe('Recording')
  })

  it('is not lost by leaving the page, unless the speaker says so', async () => {
    await startSession(aSession())
    fakeMicrophone()
    const router = show()
    await act(() => router.navigate('/elsewhere'))
    expect(router.state.location.pathname).toBe('/elsewhere')
    await press('Record')
    await act(() => router.navigate('/elsewhere?view=other'))
    expect(screen.getByText('Your recording is not sent yet. Leave without it?')).toBeDefined()
    expect(router.state.location.search).toBe('')
    await press('Leave without it')
    expect(router.state.location.search).toBe('?view=other')
  })

  it('is discarded and releases the microphone when its screen closes', async () => {
    const { recorder, track } = await record()
    cleanup()
    expect([recorder.state, track.isStopped]).toEqual(['inactive', true])
  })
})

describe('a fault', () => {
  it.each([
    ['NotAllowedError', 'The microphone is blocked.'],
    ['NotFoundError', 'We found no microphone.'],
    ['NotReadableError', 'The microphone did not start.'],
  ])('of the kind %s is explained, and recording can be tried again', async (refusal, text) => {
    fakeMicrophone({ refusal })
    show()
    await press('Record')
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record' }).disabled).toBe(false)
  })

  it('says at once that a browser cannot record', () => {
    fakeMicrophone({ types: [] })
    show()
    expect(screen.getByRole('alert').textContent).toContain('This browser cannot record.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record' }).disabled).toBe(true)
  })

  it.each([
    ['nothing', [], 5, 'Nothing was recorded.'],
    ['half a second', ['one'], 0.5, 'That was shorter than a second.'],
  ])('tells that %s was recorded', async (_, parts, seconds, text) => {
    const { recorder } = await record()
    act(() => recorder.write(...parts))
    await pass(seconds)
    await press('Stop recording')
    expect(screen.getByRole('alert').textContent).toContain(text)
  })
})

it('the meter is empty in silence and full at a shout', () => {
  expect(levelOf(new Float32Array(8))).toBe(0)
  expect(levelOf(new Float32Array(8).fill(0.9))).toBe(1)
})
