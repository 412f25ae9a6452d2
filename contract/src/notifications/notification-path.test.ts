import { expect, test } from 'vitest'
import { notificationPath } from './notification-path.ts'

const course = { courseId: '0190a3c4-0000-7000-8000-000000000001', course: 'Street English' }
const result = {
  kind: 'quiz_result' as const,
  moduleId: '0190a3c4-0000-7000-8000-000000000002',
  module: 'Tea',
  percentage: 80,
}

test('a quiz result links to its review in the player', () => {
  const { courseId } = course
  expect(notificationPath({ ...result, courseId }, 'learner')).toBe(
    `/learner/course/${courseId}?module=${result.moduleId}&view=quiz`,
  )
  // A notification from before it stored the course
  expect(notificationPath(result, 'learner')).toBe('/learner/courses')
})

test('a new timetable links a coach to the course', () => {
  const timetable = { startDate: '2026-04-06', endDate: '2026-06-14', zoomTimes: [] }
  const notice = { kind: 'course_changed' as const, ...course, before: timetable, after: timetable }
  expect(notificationPath(notice, 'coach')).toBe(`/coach/courses/${course.courseId}`)
  expect(notificationPath(notice, 'learner')).toBe('/learner/courses')
})

test('a course notification links to the course, unless the reader has left it', () => {
  expect(notificationPath({ kind: 'enrolled', ...course }, 'learner')).toBe(
    `/learner/course/${course.courseId}`,
  )
  expect(notificationPath({ kind: 'enrollment_ended', ...course }, 'learner')).toBe('/learner/courses')
  expect(notificationPath({ kind: 'enrolled', ...course }, 'admin')).toBeUndefined()
})

test('notices about failed money link an admin to the enrollments and a learner to the own courses', () => {
  const money = { amountMinor: 100, currency: 'TRY' as const }
  const refund = { kind: 'refund_failed' as const, ...course, ...money }
  expect(notificationPath({ ...refund, learner: 'Ayşe' }, 'admin')).toBe('/admin/enrollments')
  expect(notificationPath(refund, 'learner')).toBe('/learner/courses')
  const mismatch = { kind: 'payment_mismatch' as const, ...course, ...money, paymentId: course.courseId }
  expect(notificationPath(mismatch, 'admin')).toBe('/admin/enrollments')
})

test('a notice about a service links to the page of the system', () => {
  const notice = {
    kind: 'service_trouble',
    service: 'mail',
    fault: null,
    since: '2026-05-04T09:00:00.000Z',
  } as const
  expect(notificationPath(notice, 'admin')).toBe('/admin/system')
})

test('a cancelled group class links a learner to the private lessons that the notice offers', () => {
  const coachId = course.courseId
  const startsAt = '2026-05-04T09:00:00.000Z'
  const notice = {
    kind: 'lesson_cancelled',
    lessonId: course.courseId,
    lesson: 'group',
    other: 'Oliver',
    startsAt,
    isCreditBack: true,
    others: [{ lesson: 'private', coachId, coach: 'Oliver', startsAt }],
  } as const
  const path = `/learner/lessons/book?kind=private&coach=${coachId}`
  expect(notificationPath({ ...notice, others: [...notice.others] }, 'learner')).toBe(path)
  expect(notificationPath({ ...notice, others: [] }, 'learner')).toBe('/learner/lessons')
})
