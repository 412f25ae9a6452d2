import type { TaskList } from '@sohbet/contract/catalogue/speaking-tasks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { ModuleSpeaking } from './module-speaking.tsx'

const moduleId = '0190a3c4-0000-7000-8000-000000000001'
const [get, put] = ['GET', 'PUT'].map((method) => `${method} /api/courses/modules/${moduleId}/speaking`)
const none = {
  pictureUrl: null,
  pictureOpens: null,
  audioUrl: null,
  audioPlays: null,
  modelUrl: null,
  modelPlays: null,
}
const saved: TaskList = {
  tasks: [
    {
      id: '0190a3c4-0000-7000-8000-00000000000a',
      kind: 'answer',
      seconds: 30,
      text: 'One',
      ...none,
      learnerCount: 3,
    },
    {
      id: '0190a3c4-0000-7000-8000-00000000000b',
      kind: 'answer',
      seconds: 60,
      text: 'Two',
      ...none,
      learnerCount: 0,
    },
  ],
  revision: 4,
}

beforeEach(() => startSession(aSession({ role: 'admin' })))
afterEach(() => vi.unstubAllGlobals())

const show = (tasks: TaskList, isReadOnly = false) => {
  const calls = serve({ [String(get)]: Response.json(tasks), [String(put)]: Response.json(saved) })
  renderScreen(<ModuleSpeaking moduleId={moduleId} isReadOnly={isReadOnly} />)
  return calls
}
const card = async (number: number) => within(await screen.findByRole('region', { name: `Task ${number}` }))

it('moves tasks and saves them with their ids and the seen revision', async () => {
  const calls = show(saved)
  expect((await card(1)).getByText('3 learners have recorded it')).toBeDefined()
  fireEvent.click((await card(1)).getByRole('button', { name: 'Move task 1 down' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save the tasks' }))
  await waitFor(() => expect(calls.at(-1)?.call).toBe(put))
  expect(calls.at(-1)?.body).toMatchObject({
    revision: 4,
    tasks: [
      { id: saved.tasks[1]?.id, text: 'Two', seconds: 60 },
      { id: saved.tasks[0]?.id, text: 'One', seconds: 30 },
    ],
  })
})

it('refuses a task without a prompt, and a line to shadow without its recording', async () => {
  const calls = show({ tasks: [], revision: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a task' }))
  const first = await card(1)
  fireEvent.change(first.getByLabelText('Kind'), { target: { value: 'shadow' } })
  fireEvent.change(first.getByLabelText('Longest recording in seconds'), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the tasks' }))
  expect(await first.findByText('Enter a text, or upload a picture or a recording')).toBeDefined()
  expect(first.getByText('Upload the recording that learners shadow')).toBeDefined()
  expect(first.getByText('Enter 10 to 90 seconds')).toBeDefined()
  expect(calls.some(({ call }) => call === put)).toBe(false)
})
