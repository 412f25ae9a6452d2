import { courseFields } from '@sohbet/contract/catalogue/course-fields'
import { expect, it } from 'vitest'
import { courseFormFields, emptyCourse, placeOf, valuesOf } from './course-values.ts'
import { course } from './testing/form-data.ts'

it.each([
  ['name', 'basic'],
  ['typeId', 'basic'],
  ['endDate', 'schedule'],
  ['price', 'enrollment'],
  ['prerequisites.levelTestScore', 'prerequisites'],
  ['secondaryCoachId', 'instructors'],
  ['zoomTimes.1', 'zoom'],
])('%s is on %s', (path, place) => {
  expect(placeOf(path)).toBe(place)
})

it('starts with one session on Monday at 09:00 for 60 minutes, and without a price', () => {
  expect(emptyCourse.zoomTimes).toEqual([{ dayOfWeek: 'monday', hour: 9, minute: 0, duration: 60 }])
  const faults = courseFields.safeParse(emptyCourse).error?.issues.map(({ message }) => message)
  expect(faults).toContain('Price is required')
})

it('keeps a price from before the limits, and accepts a new one only within them', () => {
  const old = { ...course, price: 10, currency: 'TRY' } as const
  const accepts = (price: number) => courseFormFields(old).safeParse({ ...valuesOf(old), price }).success
  expect([10, 29.99, 30].map(accepts)).toEqual([true, false, true])
  const cheap = { ...course, price: 0.5 }
  expect(courseFormFields(cheap).safeParse(valuesOf(cheap)).success).toBe(true)
})
