import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../../../session/session.ts'
import { aSession } from '../../../session/testing/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { fakeMicrophone, removeMicrophone } from '../../recorder/testing/fake-recorder.ts'
import { NewMessage } from './new-message.tsx'

const coach = '0190a3c4-0000-7000-8000-00000000000b'
const voice = {
  id: '0190a3c4-0000-7000-8000-00000000000c',
  name: 'voice.webm',
  type: 'audio/webm',
  size: 4,
  width: null,
  height: null,
  seconds: 7,
  url: '/voice',
}

beforeEach(() => startSession(aSession()))
afterEach(() => {
  cleanup()
  removeMicrophone()
  localStorage.clear()
})

it('begins a conversation with a voice', async () => {
  const { started } = fakeMicrophone()
  const recipients = [{ to: coach, name: 'Oliver Hart', role: 'coach', courses: [] }]
  const start = 'POST /api/messages/threads'
  const calls = serve({
    'GET /api/messages/recipients': Response.json({ recipients, more: 0 }),
    'GET /api/messages/recipients?searchText=': Response.json({ recipients, more: 0 }),
    [`GET /api/messages/recipients?to=${coach}`]: Response.json({ recipients, more: 0 }),
    'POST /api/messages/attachments': Response.json(voice, { status: 201 }),
    [start]: () => new Promise<Response>(() => undefined),
  })
  renderScreen(<NewMessage area="learner" />, { url: `/learner/messages/new?to=${coach}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Record a voice message' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Record' }))
  await waitFor(() => expect(started).toHaveLength(1))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 7000)
  act(() => started[0]?.write('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  clock.mockRestore()
  fireEvent.click(await screen.findByRole('button', { name: 'Add to the message' }))
  expect(await screen.findByText('Your voice message 0:07')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(calls.find(({ call }) => call === start)?.body).toMatchObject({
      to: coach,
      text: '',
      attachmentIds: [voice.id],
    }),
  )
})
