import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSession, leaveSession, startSession } from '../../../session/session.ts'
import { aSession } from '../../../session/testing/session.ts'
import { emptyDraft, readDraft, startDrafts, writeDraft } from './drafts.ts'

const { id } = aSession().user
const write = (userId: string) => writeDraft(userId, 'a-thread', { text: 'Half a thought', attachments: [] })
const read = (userId: string) => readDraft(userId, 'a-thread')

beforeEach(async () => {
  await startSession(aSession())
  startDrafts()
})
afterEach(() => {
  leaveSession()
  localStorage.clear()
})

it.each([
  ['the user logs out', leaveSession],
  ['the server refuses the session', endSession],
])('deletes drafts when %s', (_, end) => {
  write(id)
  end()
  expect(read(id)).toEqual(emptyDraft)
})

it('deletes the drafts of a session that ended before another user logs in', async () => {
  leaveSession()
  write('another-user')
  await startSession(aSession())
  expect(read('another-user')).toEqual(emptyDraft)
})

it('keeps the drafts of the signed-in user', async () => {
  write(id)
  await startSession({ ...aSession(), accessToken: 'a newer token' })
  expect(read(id).text).toBe('Half a thought')
})
