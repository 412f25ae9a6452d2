import { expect, it } from 'vitest'
import { aModule, docId, idOf, someWork } from './testing.ts'
import { seenBefore, seeUpTo } from './watching.ts'
import { withWaiting } from './with-waiting.ts'

it('a video that plays is seen second by second, also when it is told rarely', () => {
  let seen = seenBefore(0)
  for (const [from, to] of [
    [undefined, 0.2],
    [0.2, 0.9],
    [0.9, 3.4],
  ] as const)
    seen = seeUpTo(seen, from, to)
  expect([...seen]).toEqual([0, 1, 2, 3])
})

it('what is jumped over is not seen, nor is what was seen twice counted twice', () => {
  const seen = seeUpTo(seenBefore(3), 2.5, 60)
  expect([...seen]).toEqual([0, 1, 2, 60])
  expect(seeUpTo(seen, 60, 60.4)).toBe(seen)
  expect(seeUpTo(seen, 60.4, 1)).toBe(seen)
})

it('what waits to be sent counts as done', () => {
  const moduleId = idOf(102)
  const shown = withWaiting(aModule(2, { work: someWork({ videoPosition: 3, isVideoWatched: true }) }), [
    { kind: 'video', moduleId, position: 9, watched: false },
    { kind: 'document', moduleId, docId },
    { kind: 'video', moduleId: idOf(103), position: 70, watched: false },
  ])
  expect(shown.work).toMatchObject({ videoPosition: 9, isVideoWatched: true })
  expect(shown.docs.map(({ isOpened }) => isOpened)).toEqual([true])
})
