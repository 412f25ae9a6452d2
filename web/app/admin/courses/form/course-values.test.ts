import { courseFields } from '@sohbet/contract/catalogue/course-fields'
import { expect, it } from 'vitest'
import { emptyCourse, placeOf } from './course-values.ts'

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
