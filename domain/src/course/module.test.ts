import { expect, it } from 'vitest'
import { gapsOf } from './gaps.ts'
import { mayLeaveCourse } from './module.ts'

it('a module leaves its course only before a learner has met it', () => {
  expect(mayLeaveCourse({ learnerCount: 0 })).toEqual({ allowed: true })
  expect(mayLeaveCourse({ learnerCount: 1 })).toEqual({ allowed: false, because: 'MODULE_IN_USE' })
})

it('names what a module lacks', () => {
  const whole = { description: 'Text', videoSource: '1', documentCount: 1, questionCount: 7, silentCount: 0 }
  expect(gapsOf(whole)).toEqual([])
  expect(gapsOf({ ...whole, questionCount: null })).toEqual(['quiz'])
  expect(gapsOf({ ...whole, questionCount: 0 })).toEqual(['questions'])
  expect(gapsOf({ ...whole, silentCount: 2 })).toEqual(['audio'])
  expect(gapsOf({ ...whole, description: '', videoSource: '', documentCount: 0 })).toEqual([
    'description',
    'video',
    'document',
  ])
})
