import { expect, test } from 'vitest'
import { notificationPath } from './notification-path.ts'

const course = { courseId: '0190a3c4-0000-7000-8000-000000000001', course: 'Street English' }
const result = {
  kind: 'quiz_result' as const,
  moduleId: '0190a3c4-0000-7000-8000-000000000002',
  module: 'Tea',
  percentage: 80,
}

test('the result of a quiz leads to its review in the player', () => {
  const { courseId } = course
  expect(notificationPath({ ...result, courseId }, 'learner')).toBe(
    `/learner/course/${courseId}?module=${result.moduleId}&view=quiz`,
  )
  // Of before the course was kept with it
  expect(notificationPath(result, 'learner')).toBe('/learner/courses')
})

test('what is about a course leads there, unless the reader is no longer in it', () => {
  expect(notificationPath({ kind: 'enrolled', ...course }, 'learner')).toBe(
    `/learner/course/${course.courseId}`,
  )
  expect(notificationPath({ kind: 'enrollment_ended', ...course }, 'learner')).toBe('/learner/courses')
  expect(notificationPath({ kind: 'enrolled', ...course }, 'admin')).toBeUndefined()
})
