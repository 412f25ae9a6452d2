import { notifications } from '@mantine/notifications'
import type { SpeakingRecording, SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startOutbox } from '../../../outbox/outbox.ts'
import { disk } from '../../../outbox/testing/disk.ts'
import { fakeMicrophone, removeMicrophone } from '../../../parts/recorder/testing/fake-recorder.ts'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { aLearnerSession } from '../../testing/enrollment.ts'
import { aModule, aStudied, aTask, idOf } from '../../testing/course.ts'
import CoursePage from '../course-page.tsx'

vi.mock('idb-keyval', () => import('../../../outbox/testing/disk.ts'))

const aRecording = (changes: Partial<SpeakingRecording> = {}): SpeakingRecording => ({
  id: idOf(400),
  attempt: 1,
  sentAt: '2026-06-10T09:00:00.000Z',
  voice: { url: '/a.webm', seconds: 20 },
  feedback: null,
  ...changes,
})
const anAnswer = {
  text: 'Lovely. Let the t go.',
  voice: { url: '/b.webm', seconds: 9 },
  rubric: { clear: 3, flow: 2, words: 4, grammar: 1 },
  coach: 'Oliver Hart',
  answeredAt: '2026-06-11T09:00:00.000Z',
  isNew: true,
} as const

const path = '/api/speaking'
const send = `POST ${path}/tasks/${idOf(300)}/recordings`
const module = `GET /api/courses/learner/module/${idOf(102)}`
const all = (task: SpeakingTask) => ({
  [`GET /api/courses/learner/${idOf(1)}/player?module=2`]: Response.json({
    course: aStudied(),
    module: null,
    quiz: null,
  }),
  [module]: Response.json(aModule(2, { speaking: [task] })),
  [`GET ${path}/recordings`]: Response.json({
    usedBytes: 3 * 1024 * 1024,
    maxBytes: 200 * 1024 * 1024,
    totalCount: 0,
    recordings: [],
  }),
})
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/learner/course/:courseId" element={<CoursePage />} />
    </Routes>,
    { url: `/learner/course/${idOf(1)}?module=2&view=speak` },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** One take of that many seconds. */
async function record(recorders: ReturnType<typeof fakeMicrophone>['started'], name: string) {
  const before = recorders.length
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(recorders).toHaveLength(before + 1))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 12_000)
  act(() => recorders.at(-1)?.write('one'))
  press('Stop recording')
  clock.mockRestore()
}

beforeEach(async () => {
  await startSession(aLearnerSession())
  startOutbox()
})
afterEach(() => {
  cleanup()
  leaveSession()
  disk.clear()
  notifications.clean()
  removeMicrophone()
})

it('keeps a recording on the device until the server has it, and says where it is', async () => {
  const { started } = fakeMicrophone()
  serve({ ...all(aTask()), [send]: () => Promise.reject(new TypeError('Failed to fetch')) })
  open()
  expect(await screen.findByText('Tell me about your weekend.')).toBeTruthy()
  expect(screen.getByText(/for 12 months, or until you delete them/)).toBeTruthy()
  expect(await screen.findByText('3 of 200 MB used')).toBeTruthy()
  await record(started, 'Record')
  expect(screen.getByText(/Take 1 of 3/)).toBeTruthy()
  await record(started, 'Record again')
  await record(started, 'Record again')
  // The third take is the last
  expect(screen.queryByRole('button', { name: 'Record again' })).toBeNull()
  press('Send to your coach')
  expect(await screen.findByText('On this device. It is sent as soon as you are back online.')).toBeTruthy()
  expect([...disk.values()]).toMatchObject([{ entry: { kind: 'speech', taskId: idOf(300) } }])
  const sent = aTask({ state: 'sent', modelUrl: '/model.mp3', recordings: [aRecording()] })
  serve({ ...all(sent), [send]: Response.json(sent) })
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Sent. Your coach listens to it next.')).toBeTruthy()
  expect(screen.getByText('Model answer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
  await waitFor(() => expect(disk.size).toBe(0))
})

it('keeps a refused recording until its learner sends it again or deletes it', async () => {
  const { started } = fakeMicrophone()
  serve({ ...all(aTask()), [send]: () => refusal(409, 'SPEAKING_STORAGE_FULL', 'Your 200 MB are full.') })
  open()
  await record(started, 'Record')
  press('Send to your coach')
  expect(await screen.findByText(/Your 200 MB are full/)).toBeTruthy()
  press('Delete “Your recording”')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Record' })).toBeTruthy()
  expect(disk.size).toBe(0)
})

it('shows the answer of the coach, marks it as opened, and offers one more recording', async () => {
  fakeMicrophone()
  const answered = aTask({ state: 'answered', recordings: [aRecording({ feedback: anAnswer })] })
  const calls = serve({
    ...all(answered),
    [`POST ${path}/recordings/${idOf(400)}/heard`]: Response.json({ id: idOf(400) }),
    [`DELETE ${path}/recordings/${idOf(400)}`]: Response.json({ id: idOf(400) }),
  })
  open()
  const answer = within(await screen.findByRole('region', { name: 'Task 1 of 1: The answer of your coach' }))
  expect(answer.getByText('Lovely. Let the t go.')).toBeTruthy()
  expect(answer.getByText(/Oliver Hart answered/)).toBeTruthy()
  expect(answer.getByRole('region', { name: 'Task 1 of 1: Voice of the coach' })).toBeTruthy()
  expect(answer.getByText('2 of 4')).toBeTruthy()
  await waitFor(() => expect(calls.filter(({ call }) => call.endsWith('/heard'))).toHaveLength(1))
  expect(answer.getByText('New')).toBeTruthy()
  press('Record it once more')
  expect(await screen.findByRole('region', { name: 'Task 1 of 1: Record it once more' })).toBeTruthy()
  press('Delete “Your recording”')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true))
})
