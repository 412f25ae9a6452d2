import type { Change } from '@sohbet/contract/core/change-log'
import { expect, it } from 'vitest'
import { findAuthor } from './find-author.ts'

const entry = (fields: Partial<Change>): Change => ({
  id: '018f0000-0000-7000-8000-000000000001',
  createdAt: '2026-03-02T09:00:00.000Z',
  kind: 'changed',
  subject: '',
  field: 'title',
  before: '',
  after: '',
  username: 'Selin',
  ...fields,
})
const changed = (field: string, after: unknown) => ({
  field,
  before: '',
  after,
  typed: 'before',
  isTyped: false,
})

it('names the admin who changed this record, not the author of the newest entry', () => {
  const log = [
    entry({ subject: 'Grammar', field: 'isActive', after: 'false', username: 'Mert' }),
    entry({ subject: 'Verbs', field: 'isActive', after: 'false', username: 'Selin' }),
  ]
  const edit = {
    seen: { title: 'Verbs' },
    current: { title: 'Verbs' },
    changes: [changed('isActive', false)],
  }
  expect(findAuthor(log, edit)?.username).toBe('Selin')
})

it('finds a changed title under the old one', () => {
  const log = [entry({ subject: 'Verbs', after: 'Irregular verbs' })]
  const [seen, current] = [{ title: 'Verbs' }, { title: 'Irregular verbs' }]
  const changes = [changed('title', 'Irregular verbs')]
  expect(findAuthor(log, { seen, current, changes })?.username).toBe('Selin')
})

it('keeps the parts of the settings apart', () => {
  const log = [
    entry({ field: 'holiday', after: '2026-05-19 Bayram', username: 'Mert' }),
    entry({ field: 'announcementTr', after: 'Yeni gruplar', username: 'Selin' }),
  ]
  const changes = [changed('announcement', { tr: 'Yeni gruplar', en: '' })]
  expect(findAuthor(log, { seen: {}, current: {}, changes })?.username).toBe('Selin')
})

it('returns no author when the log has no entry with the new value', () => {
  const log = [entry({ field: 'phone', after: '1' }), entry({ field: 'name', after: 'Older name' })]
  expect(findAuthor(log, { seen: {}, current: {}, changes: [changed('name', 'New name')] })).toBeUndefined()
})
