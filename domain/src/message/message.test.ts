import { describe, expect, test } from 'vitest'
import { mayWrite, type Reader, type Tie } from './may-write.ts'
import { textParts } from './text-parts.ts'
import { readerOf, sideOf, type Thread } from './thread.ts'

const course: Thread = { kind: 'course', personId: 'learner', coachId: 'coach' }
const school: Thread = { kind: 'school', personId: 'learner', coachId: null }
const contact: Thread = { kind: 'contact', personId: null, coachId: null }

describe('side of a thread', () => {
  test.each([
    [course, 'learner', 'learner', 'person'],
    [course, 'coach', 'coach', 'coach'],
    [course, 'other', 'learner', null],
    [course, 'other', 'coach', null],
    [course, 'admin', 'admin', null],
    [school, 'learner', 'learner', 'person'],
    [school, 'coach', 'coach', null],
    [school, 'admin', 'admin', 'school'],
    [contact, 'admin', 'admin', 'school'],
    [contact, 'learner', 'learner', null],
  ] as const)('of %o for %s is %s', (thread, userId, role, side) => {
    expect(sideOf(thread, { userId, role })).toBe(side)
  })

  test('a message from one side is unread for the other', () => {
    expect(readerOf('course', 'person')).toBe('coach')
    expect(readerOf('course', 'coach')).toBe('person')
    expect(readerOf('school', 'person')).toBe('school')
    expect(readerOf('school', 'school')).toBe('person')
    expect(readerOf('contact', 'person')).toBe('school')
    expect(readerOf('contact', 'school')).toBe(null)
  })
})

describe('permission to write', () => {
  const tie = (endDate: string, status: Tie['status'] = 'active'): Tie => ({ endDate, status })
  const now = new Date('2026-03-02T09:00:00Z')
  const accounts: { person: Reader; coach: Reader } = {
    person: { role: 'learner', isSuspended: false },
    coach: { role: 'coach', isSuspended: false },
  }
  const because = (
    ties: Tie[],
    thread = course,
    side: 'person' | 'coach' | 'school' = 'person',
    readers = accounts,
  ) => {
    const verdict = mayWrite({ thread, side, ties, ...readers }, now)
    return verdict.allowed ? 'allowed' : verdict.because
  }

  test.each([
    [[tie('2026-05-01')], 'allowed'],
    [[tie('2026-01-31')], 'allowed'],
    [[tie('2026-01-30')], 'MESSAGE_COURSE_OVER'],
    [[tie('2025-01-30'), tie('2026-05-01')], 'allowed'],
    [[tie('2026-05-01', 'cancelled')], 'MESSAGE_ENROLLMENT_ENDED'],
    [[tie('2026-05-01', 'cancelled'), tie('2025-01-30')], 'MESSAGE_COURSE_OVER'],
    [[tie('2026-05-01', 'pending')], 'MESSAGE_NO_COURSE'],
    [[], 'MESSAGE_NO_COURSE'],
  ])('for a learner and a coach with %o', (ties, verdict) => {
    expect(because(ties)).toBe(verdict)
    expect(because(ties, course, 'coach')).toBe(verdict)
  })

  test('counts the month after a course by the school’s clock', () => {
    const verdict = (at: string) =>
      mayWrite({ thread: course, side: 'person', ties: [tie('2026-01-31')], ...accounts }, new Date(at))
        .allowed
    expect([verdict('2026-03-02T20:59:59Z'), verdict('2026-03-02T21:00:00Z')]).toEqual([true, false])
  })

  test('is always given between an account and the school', () => {
    expect(because([], school)).toBe('allowed')
    expect(because([], school, 'school')).toBe('allowed')
    expect(because([], contact, 'school')).toBe('allowed')
  })

  test('is refused when the other account was erased', () => {
    const gone = 'MESSAGE_RECIPIENT_GONE'
    expect(because([tie('2026-05-01')], { ...course, coachId: null })).toBe(gone)
    expect(because([tie('2026-05-01')], { ...course, personId: null }, 'coach')).toBe(gone)
    expect(because([], { ...school, personId: null }, 'school')).toBe(gone)
  })

  test('is refused towards an account that cannot read the thread', () => {
    const away = 'MESSAGE_RECIPIENT_AWAY'
    const ties = [tie('2026-05-01')]
    const suspended = { isSuspended: true }
    const noCoach = { ...accounts, coach: { ...accounts.coach, ...suspended } }
    const noPerson = { ...accounts, person: { ...accounts.person, ...suspended } }
    expect(because(ties, course, 'person', noCoach)).toBe(away)
    expect(because(ties, course, 'coach', noCoach)).toBe('allowed')
    expect(because(ties, course, 'coach', noPerson)).toBe(away)
    expect(because([], school, 'school', noPerson)).toBe(away)
    const promoted = { ...accounts, coach: { role: 'admin', isSuspended: false } as const }
    expect(because(ties, course, 'person', promoted)).toBe(away)
  })
})

describe('links in a text', () => {
  const links = (text: string) =>
    textParts(text)
      .filter(({ link }) => link)
      .map((part) => part.text)

  test.each([
    ['See https://sohbet.test/a?b=c#d.', ['https://sohbet.test/a?b=c#d']],
    ['(https://sohbet.test/a)', ['https://sohbet.test/a']],
    ['https://en.wikipedia.org/wiki/Tea_(meal), ok', ['https://en.wikipedia.org/wiki/Tea_(meal)']],
    ['HTTPS://SOHBET.TEST and https://two.test', ['HTTPS://SOHBET.TEST', 'https://two.test']],
    ['http://sohbet.test', []],
    ['javascript:alert(1)', []],
    ['data:text/html,<script>', []],
    ['https://', []],
    ['https://localhost/admin', []],
    ['https://sohbet.test@evil.test/', []],
    ['https://a:b@evil.test/', []],
    ['<a href="https://sohbet.test/x">y</a>', ['https://sohbet.test/x']],
    ['https://sohbet.test/\u202Egnp.exe', ['https://sohbet.test/']],
    ['https://sohbet.test\\@evil.test', ['https://sohbet.test']],
    ['javascript://https://evil.test/%0aalert(1)', ['https://evil.test/%0aalert(1)']],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found)
  })

  test.each(['', 'plain', 'a https://b.test c', 'https://b.test', 'x\nhttps://b.test/)\n\n🙂'])(
    'the parts of %j join to the unchanged text',
    (text) => {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    },
  )
})
