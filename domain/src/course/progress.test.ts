import { describe, expect, test } from 'vitest'
import {
  completedModules,
  courseLayers,
  courseProgress,
  isModuleCompleted,
  isVideoWatched,
  learnerProgress,
  moduleHeadings,
  moduleState,
  resumeIndex,
  stopsOf,
  progressColour,
} from './progress.ts'

test('a course counts completed modules from its first day', () => {
  const course = { startDate: '2026-03-02', endDate: '2026-06-01' }
  const modules = [{ isCompleted: true }, { isCompleted: true }, { isCompleted: false }]
  const counts = ['2026-03-01T20:59:00Z', '2026-03-01T21:00:00Z', '2026-07-01T09:00:00Z'].map((moment) =>
    completedModules(course, modules, new Date(moment)),
  )
  expect(counts).toEqual([0, 2, 2])
})

describe('module state', () => {
  const at = (place: number, current: number | null, isCompleted = false) =>
    moduleState(place, { current, reached: current ?? -1, wasOpened: false, isCompleted })

  test('is current, open (an earlier module) or locked', () => {
    expect([0, 1, 2, 3].map((place) => at(place, 1))).toEqual(['open', 'current', 'locked', 'locked'])
  })
  test('is locked for all modules before the start', () => {
    expect([0, 1].map((place) => at(place, null))).toEqual(['locked', 'locked'])
  })
  test('stays completed wherever the course is', () => {
    expect([0, 1, 2].map((place) => at(place, 1, true))).toEqual(['completed', 'completed', 'completed'])
  })
  test('is open in this course when another course of the learner has reached the module', () => {
    const there = { current: 0, reached: 3, wasOpened: false, isCompleted: false }
    expect([3, 4].map((place) => moduleState(place, there))).toEqual(['open', 'locked'])
  })
  test('stays open once it was open', () => {
    expect(moduleState(4, { current: 0, reached: 0, wasOpened: true, isCompleted: false })).toBe('open')
  })
  test('maps to Completed, In Progress or Upcoming in the header', () => {
    expect(moduleHeadings).toEqual({
      completed: 'completed',
      current: 'inProgress',
      open: 'inProgress',
      locked: 'upcoming',
    })
  })
})

describe('watching a video', () => {
  test.each([
    [89.9, 100, false],
    [90, 100, true],
    [100, 100, true],
    [0, 100, false],
    [5, 0, false],
    [5, NaN, false],
  ])('%d s of %d s counts as watched: %s', (seconds, duration, watched) => {
    expect(isVideoWatched(seconds, duration)).toBe(watched)
  })
})

describe('completing a module', () => {
  const [opened, closed] = [{ isOpened: true }, { isOpened: false }]
  test.each([
    ['everything done', { isVideoWatched: true, documents: [opened, opened], isQuizCompleted: true }, true],
    ['an unwatched video', { isVideoWatched: false, documents: [opened], isQuizCompleted: true }, false],
    [
      'an unopened document',
      { isVideoWatched: true, documents: [opened, closed], isQuizCompleted: true },
      false,
    ],
    ['an uncompleted quiz', { isVideoWatched: true, documents: [opened], isQuizCompleted: false }, false],
    ['no quiz', { isVideoWatched: true, documents: [opened], isQuizCompleted: null }, true],
    ['no video', { isVideoWatched: null, documents: [opened], isQuizCompleted: true }, true],
    ['nothing started', { isVideoWatched: false, documents: [closed], isQuizCompleted: false }, false],
    ['nothing to do', { isVideoWatched: null, documents: [], isQuizCompleted: null }, true],
  ])('with %s', (_, work, isCompleted) => {
    expect(isModuleCompleted(work)).toBe(isCompleted)
  })
})

test('a learner resumes at the first module that is not completed, but not past the current module', () => {
  const [done, open] = [{ isCompleted: true }, { isCompleted: false }]
  expect(resumeIndex([done, open, open], 2)).toBe(1)
  expect(resumeIndex([done, done, open], 1)).toBe(1)
  expect(resumeIndex([done, done], 1)).toBe(1)
})

test('a learner’s progress is completed modules over due modules', () => {
  expect(learnerProgress({ completed: 4, due: 9 })).toBe(44)
  expect(learnerProgress({ completed: 9, due: 9 })).toBe(100)
  expect(learnerProgress({ completed: 299, due: 300 })).toBe(99)
  expect(learnerProgress({ completed: 0, due: 0 })).toBe(0)
})

test('a course’s bar is the module number out of all modules, or out of 8 when there are none', () => {
  expect(courseProgress({ moduleNo: 9, moduleCount: 26 })).toBe(35)
  expect(courseProgress({ moduleNo: 26, moduleCount: 26 })).toBe(100)
  expect(courseProgress({ moduleNo: 2, moduleCount: 0 })).toBe(25)
  expect(courseProgress({ moduleNo: 0, moduleCount: 0 })).toBe(0)
})

test('the stops of a module are the video, the documents and the quiz that it has', () => {
  const work = {
    isVideoWatched: true,
    documents: [{ isOpened: true }, { isOpened: false }],
    isQuizCompleted: null,
  }
  expect(stopsOf(work)).toEqual([
    { stop: 'watch', isDone: true },
    { stop: 'read', isDone: false },
  ])
  expect(stopsOf({ isVideoWatched: null, documents: [], isQuizCompleted: false })).toEqual([
    { stop: 'answer', isDone: false },
  ])
})

test('the two layers of a course’s bar are out of the same number of modules', () => {
  const at = (moduleNo: number, completed: number, moduleCount = 26) =>
    courseLayers({ moduleNo, moduleCount, completedModules: completed })
  expect(at(10, 8)).toEqual({ reached: 38, done: 31, colour: 'pink' })
  expect(at(10, 10)).toEqual({ reached: 38, done: 38, colour: 'pink' })
  // A learner who did the modules in another course is ahead of the class
  expect(at(1, 26)).toEqual({ reached: 4, done: 100, colour: 'purple' })
  expect(at(26, 25)).toEqual({ reached: 100, done: 96, colour: 'green' })
  expect(at(0, 0, 0)).toEqual({ reached: 0, done: 0, colour: 'purple' })
})

test('the bar is purple under 30, pink under 60, else green', () => {
  expect([0, 29, 30, 59, 60, 100].map(progressColour)).toEqual([
    'purple',
    'purple',
    'pink',
    'pink',
    'green',
    'green',
  ])
})
