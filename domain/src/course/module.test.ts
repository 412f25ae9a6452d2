import { expect, it } from 'vitest'
import { mayLeaveCourse } from './module.ts'

it('a module leaves its course only before a learner has met it', () => {
  expect(mayLeaveCourse({ learnerCount: 0 })).toEqual({ allowed: true })
  expect(mayLeaveCourse({ learnerCount: 1 })).toEqual({ allowed: false, because: 'MODULE_IN_USE' })
})
