import { expect, it } from 'vitest'
import { newestQuiz } from '../newest-quiz.ts'
import { aModule, anAttempt, aQuiz, docId, idOf, someWork } from '../../testing/course.ts'
import { seenBefore, seeUpTo } from './watching.ts'
import { withPendingEntries } from './with-pending-entries.ts'

it('counts every played second, even with rare time events', () => {
  let seen = seenBefore(0)
  for (const [from, to] of [
    [undefined, 0.2],
    [0.2, 0.9],
    [0.9, 3.4],
  ] as const)
    seen = seeUpTo(seen, from, to)
  expect([...seen]).toEqual([0, 1, 2, 3])
})

it('does not count skipped seconds, and counts repeated seconds once', () => {
  const seen = seeUpTo(seenBefore(3), 2.5, 60)
  expect([...seen]).toEqual([0, 1, 2, 60])
  expect(seeUpTo(seen, 60, 60.4)).toBe(seen)
  expect(seeUpTo(seen, 60.4, 1)).toBe(seen)
})

it('applies pending entries to the module', () => {
  const moduleId = idOf(102)
  const shown = withPendingEntries(
    aModule(2, { work: someWork({ videoPosition: 3, isVideoWatched: true }) }),
    [
      { kind: 'video', moduleId, position: 9, watched: false },
      { kind: 'document', moduleId, docId },
      { kind: 'video', moduleId: idOf(103), position: 70, watched: false },
    ],
  )
  expect(shown.work).toMatchObject({ videoPosition: 9, isVideoWatched: true })
  expect(shown.docs.map(({ isOpened }) => isOpened)).toEqual([true])
})

it('keeps sent answers when an older quiz reply arrives', () => {
  const answers = [{ questionId: idOf(201), answer: 'A' }]
  const known = aQuiz(anAttempt({ answers }))
  expect(newestQuiz(known, aQuiz(anAttempt()))).toBe(known)
  const restarted = aQuiz(anAttempt({ id: idOf(61), startedAt: '2026-06-10T09:30:00.000Z' }))
  expect(newestQuiz(known, restarted)).toBe(restarted)
  expect(newestQuiz(restarted, known)).toBe(restarted)
  for (const read of [aQuiz(null), aQuiz(anAttempt({ answers }))]) expect(newestQuiz(known, read)).toBe(read)
  expect(newestQuiz(undefined, known)).toBe(known)
  // A completed attempt has no answers of deleted questions
  const over = aQuiz(anAttempt({ completedAt: '2026-05-04T09:40:00.000Z' }))
  expect(newestQuiz(known, over)).toBe(over)
})
