import type { Message, ThreadPage } from '@sohbet/contract/messaging/threads'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startOutbox } from '../../../outbox/outbox.ts'
import { disk } from '../../../outbox/testing/disk.ts'
import { endSession, leaveSession, startSession } from '../../../session/session.ts'
import { aSession } from '../../../session/testing/session.ts'
import { deferredResponse } from '../../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { fakeMicrophone, removeMicrophone } from '../../recorder/testing/fake-recorder.ts'
import { ThreadView } from './thread-view.tsx'

vi.mock('idb-keyval', () => import('../../../outbox/testing/disk.ts'))

const id = '0190a3c4-0000-7000-8000-00000000000a'
const [read, send] = [`GET /api/messages/threads/${id}`, `POST /api/messages/threads/${id}/messages`]

const aMessage = (changes: Partial<Message> = {}): Message => ({
  seq: 1,
  side: 'coach',
  author: { id: '0190a3c4-0000-7000-8000-00000000000b', name: 'Oliver Hart' },
  isOwn: false,
  text: 'Ready for Monday?',
  isRemoved: false,
  createdAt: '2026-03-02T08:00:00.000Z',
  clientId: null,
  attachments: [],
  ...changes,
})
const thread: ThreadPage = {
  id,
  kind: 'course',
  subject: '',
  with: { userId: null, name: 'Oliver Hart', role: 'coach', email: null },
  unread: 0,
  lastAt: '2026-03-02T08:00:00.000Z',
  inbox: null,
  isReport: false,
  isApplication: false,
  side: 'person',
  closed: null,
  courses: ['Street English'],
  seesLearner: false,
  reported: null,
  messages: [aMessage()],
  hasOlder: false,
}
const open = () => renderScreen(<ThreadView area="learner" threadId={id} />)
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message')
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('sohbet-draft'))
/** The sent message as the server returns it, with the same client id. */
const storedMessage = (body: unknown): Message =>
  aMessage({
    seq: 2,
    side: 'person',
    isOwn: true,
    clientId: String(Object(body).clientId),
    text: String(Object(body).text),
  })

/** The thread after the server stored the message. */
const threadWith = (body: unknown): ThreadPage => ({
  ...thread,
  messages: [...thread.messages, storedMessage(body)],
})

beforeEach(async () => {
  await startSession(aSession())
  startOutbox()
})
afterEach(() => {
  leaveSession()
  localStorage.clear()
  disk.clear()
  vi.unstubAllGlobals()
})

it('resends a failed message under the same id, and shows it once', async () => {
  const sent: unknown[] = []
  const calls = serve({
    [read]: () => Response.json(sent.length < 2 ? thread : threadWith(sent[0])),
    [send]: () => {
      sent.push(calls.at(-1)?.body)
      if (sent.length === 1) throw new TypeError('Connection lost after the server stored the message')
      return Response.json(storedMessage(sent[0]), { status: 201 })
    },
    ['GET /api/messages/threads']: () => Response.json({ threads: [], next: null }),
  })
  open()
  await write('Yes, see you')
  press('Send')
  await screen.findByText('Not sent.')
  // The draft of the next message stays
  await write('And another')
  press('Try again')
  await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull())
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(await screen.findAllByText('Yes, see you')).toHaveLength(1)
  expect((await field()).value).toBe('And another')
})

it('resends a message after a reload when the reply was lost', async () => {
  const { promise, resolve } = deferredResponse()
  const before = serve({ [read]: () => Response.json(thread), [send]: () => promise })
  open()
  await write('Half way')
  press('Send')
  await screen.findByText('Sending …')
  await waitFor(() => expect([disk.size, drafts()]).toEqual([1, []]))
  cleanup()
  endSession()
  resolve(new Response(null, { status: 502 }))
  const sentAgain = () => after.find(({ call }) => call === send)?.body
  const after = serve({
    [read]: () => Response.json(sentAgain() ? threadWith(sentAgain()) : thread),
    [send]: () => Response.json(storedMessage(sentAgain()), { status: 201 }),
    ['GET /api/messages/threads']: () => Response.json({ threads: [], next: null }),
  })
  await startSession(aSession())
  open()
  await waitFor(() => expect(disk.size).toBe(0))
  const bodies = [...before, ...after].filter(({ call }) => call === send).map(({ body }) => body)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toEqual(bodies[0])
  expect(await screen.findAllByText('Half way')).toHaveLength(1)
})

it('shows why the server refused a message, and deletes it on request', async () => {
  serve({
    [read]: () => Response.json(thread),
    [send]: () => refusal(409, 'MESSAGE_COURSE_OVER', 'Your course ended more than 30 days ago.'),
  })
  open()
  await write('Too late')
  press('Send')
  expect(await screen.findByText(/Your course ended more than 30 days ago/)).toBeTruthy()
  press('Delete')
  await waitFor(() => expect(screen.queryByText('Too late')).toBeNull())
  expect([disk.size, drafts()]).toEqual([0, []])
})

it('reports a message of the other side from its menu', async () => {
  serve({
    [read]: () =>
      Response.json({ ...thread, messages: [aMessage(), aMessage({ seq: 2, side: 'person', isOwn: true })] }),
  })
  open()
  expect(await screen.findAllByRole('button', { name: 'Options for this message' })).toHaveLength(1)
  expect(screen.queryByText('Report this message')).toBeNull()
  press('Options for this message')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report this message' }))
  expect(await screen.findByRole('dialog', { name: 'Report a message' })).toBeTruthy()
})

it.each([
  [true, `/coach/learners/${id}`],
  [false, undefined],
])('leads a coach to the page of the learner only when the coach sees it: %s', async (seesLearner, href) => {
  const other = { userId: id, name: 'Elif Demir', role: 'learner' as const, email: null }
  serve({ [read]: () => Response.json({ ...thread, side: 'coach', with: other, seesLearner }) })
  renderScreen(<ThreadView area="coach" threadId={id} />)
  const title = within(await screen.findByRole('heading', { name: 'Elif Demir' }))
  expect(title.queryByRole('link')?.getAttribute('href')).toBe(href)
})

it('keeps a voice message until the server has it, and plays one that the device can play', async () => {
  const { started } = fakeMicrophone()
  const upload = 'POST /api/messages/attachments'
  const voice = {
    id: '0190a3c4-0000-7000-8000-00000000000c',
    name: 'voice.webm',
    type: 'audio/webm' as const,
    size: 3,
    width: null,
    height: null,
    seconds: 72,
    url: '/voice',
  }
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
  serve({
    [read]: () => Response.json({ ...thread, messages: [aMessage({ text: '', attachments: [voice] })] }),
    [upload]: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  open()
  expect(await screen.findByText(/This device cannot play the recording/)).toBeTruthy()
  press('Record a voice message')
  fireEvent.click(await screen.findByRole('button', { name: 'Record' }))
  await waitFor(() => expect(started).toHaveLength(1))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 7000)
  act(() => started[0]?.write('one'))
  press('Stop recording')
  clock.mockRestore()
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText('Not sent.')
  expect([...disk.values()]).toMatchObject([{ entry: { voice: { seconds: expect.closeTo(7, 0) } } }])
  const sent = () => calls.find(({ call }) => call === send)?.body
  const calls = serve({
    [read]: () => Response.json(sent() ? threadWith(sent()) : thread),
    [upload]: () => Response.json(voice, { status: 201 }),
    [send]: () => Response.json({ ...storedMessage(sent()), attachments: [voice] }, { status: 201 }),
    ['GET /api/messages/threads']: () => Response.json({ threads: [], next: null }),
  })
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  press('Try again')
  expect(await screen.findByRole('region', { name: 'Your voice message' })).toBeTruthy()
  expect(sent()).toMatchObject({ text: '', attachmentIds: [voice.id] })
  expect(disk.size).toBe(0)
  removeMicrophone()
  vi.restoreAllMocks()
})
