import { describe, expect, test } from 'vitest'
import { learnerView, maySeeLearnersOf, maySubstituteSee } from './may-see-learner.ts'

const nothing = { courseEnds: [], lessonEnds: [] }
const now = new Date('2026-05-31T12:00:00Z')

describe('a coach', () => {
  test('sees the whole page until 30 days after the last day of a shared course', () => {
    expect(learnerView('coach', { ...nothing, courseEnds: ['2026-05-01'] }, now)).toBe('all')
    expect(learnerView('coach', { ...nothing, courseEnds: ['2026-04-30'] }, now)).toBeNull()
  })

  test('counts the days on the clock of the school', () => {
    const shared = { ...nothing, courseEnds: ['2026-05-01'] }
    expect(learnerView('coach', shared, new Date('2026-05-31T20:59:00Z'))).toBe('all')
    expect(learnerView('coach', shared, new Date('2026-05-31T21:00:00Z'))).toBeNull()
  })

  test('sees the part about lessons before a lesson and until 30 days after it', () => {
    const lessonOn = (end: string) => ({ ...nothing, lessonEnds: [new Date(end)] })
    expect(learnerView('coach', lessonOn('2026-06-20T16:00:00Z'), now)).toBe('lessons')
    expect(learnerView('coach', lessonOn('2026-05-01T16:00:00Z'), now)).toBe('lessons')
    expect(learnerView('coach', lessonOn('2026-04-30T16:00:00Z'), now)).toBeNull()
  })

  test('sees the whole page when both a course and a lesson are shared', () => {
    const both = { courseEnds: ['2026-08-01'], lessonEnds: [now] }
    expect(learnerView('coach', both, now)).toBe('all')
  })

  test('sees nothing of other learners', () => {
    expect(learnerView('coach', nothing, now)).toBeNull()
  })
})

test('a coach sees the learners of a course until 30 days after its last day, an admin always', () => {
  expect(maySeeLearnersOf('coach', { endDate: '2026-05-01' }, now)).toBe(true)
  expect(maySeeLearnersOf('coach', { endDate: '2026-04-30' }, now)).toBe(false)
  expect(maySeeLearnersOf('admin', { endDate: '2025-04-30' }, now)).toBe(true)
  expect(maySeeLearnersOf('learner', { endDate: '2026-08-01' }, now)).toBe(false)
})

test('an admin sees every learner, and a learner sees no such page', () => {
  expect(learnerView('admin', nothing, now)).toBe('all')
  expect(learnerView('learner', { courseEnds: ['2026-08-01'], lessonEnds: [now] }, now)).toBeNull()
})

test('a substitute sees the session until 7 days after it, on the clock of the school', () => {
  const session = { endsAt: new Date('2026-05-24T17:00:00Z') }
  expect(maySubstituteSee(session, new Date('2026-05-01T12:00:00Z'))).toBe(true)
  expect(maySubstituteSee(session, new Date('2026-05-31T20:59:00Z'))).toBe(true)
  expect(maySubstituteSee(session, new Date('2026-05-31T21:00:00Z'))).toBe(false)
})
