import { expect, it } from 'vitest'
import { chosenPlan } from './chosen-plan.ts'

it('takes a known plan of the link, and ignores one that does not exist', () => {
  expect(chosenPlan(new URLSearchParams('plan=super'))).toBe('super')
  expect(chosenPlan(new URLSearchParams('plan=gold'))).toBeUndefined()
  expect(chosenPlan(new URLSearchParams(''))).toBeUndefined()
})
