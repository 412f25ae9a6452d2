import type { GroupRecipients } from '@sohbet/contract/messaging/group-messages'
import { expect, test } from 'vitest'
import {
  findRecipients,
  knownOf,
  reachOf,
  toggleCourse,
  toggleLearner,
  whyNoAnnouncement,
} from './recipients.ts'

const learner = (id: string, courseIds: string[], isAway = false) => ({ id, name: id, courseIds, isAway })
const [ayse, baris, cem, derya] = [
  learner('Ayşe', ['a']),
  learner('Barış', ['a', 'b']),
  learner('Cem', ['b'], true),
  learner('Derya', []),
]
const all: GroupRecipients = {
  courses: [
    { id: 'a', name: 'Street Talk', mayAnnounce: true },
    { id: 'b', name: 'Şehir Turu', mayAnnounce: false },
  ],
  learners: [ayse, baris, cem, derya],
}
const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('a learner of two chosen courses is reached once, and a closed account is not reached', () => {
  const { reached, away } = reachOf(all, { courseIds: ['a', 'b'], userIds: ['Barış'] })
  expect([names(reached), names(away)]).toEqual([['Ayşe', 'Barış'], ['Cem']])
})

test('a whole course replaces its chosen learners, and another tap takes it away', () => {
  const chosen = toggleCourse(all, { courseIds: [], userIds: ['Ayşe', 'Derya'] }, 'a')
  expect(chosen).toEqual({ courseIds: ['a'], userIds: ['Derya'] })
  expect(toggleCourse(all, chosen, 'a')).toEqual({ courseIds: [], userIds: ['Derya'] })
})

test('a learner taken out of whole courses leaves the others chosen', () => {
  expect(toggleLearner(all, { courseIds: ['a'], userIds: [] }, baris)).toEqual({
    courseIds: [],
    userIds: ['Ayşe'],
  })
  expect(toggleLearner(all, { courseIds: ['a', 'b'], userIds: ['Derya'] }, ayse)).toEqual({
    courseIds: ['b'],
    userIds: ['Derya'],
  })
  expect(toggleLearner(all, { courseIds: [], userIds: [] }, derya).userIds).toEqual(['Derya'])
})

test('the search finds parts of names without Turkish dots and tails', () => {
  expect(names(findRecipients(all, 'sehir').courses)).toEqual(['Şehir Turu'])
  expect(names(findRecipients(all, 'BARIS').learners)).toEqual(['Barış'])
  expect(findRecipients(all, 'nobody')).toEqual({ courses: [], learners: [] })
})

test('an announcement goes to whole courses that are not over', () => {
  expect(whyNoAnnouncement(all, { courseIds: ['a'], userIds: [] })).toBeUndefined()
  expect(whyNoAnnouncement(all, { courseIds: ['a'], userIds: ['Derya'] })).toBe('learners')
  expect(whyNoAnnouncement(all, { courseIds: ['a', 'b'], userIds: [] })).toBe('over')
})

test('a draft loses courses and learners that are no longer in the list', () => {
  expect(knownOf(all, { courseIds: ['a', 'gone'], userIds: ['gone', 'Cem'] })).toEqual({
    courseIds: ['a'],
    userIds: ['Cem'],
  })
})
