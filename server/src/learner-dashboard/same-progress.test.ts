import { getCoachCourse } from '@sohbet/contract/learning/coach-courses'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getPlayer } from '@sohbet/contract/learning/player'
import { getLearnerCourse } from '@sohbet/contract/learning/progress'
import { listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aCourse, aModule } from '../testing/rows/catalogue.ts'
import { aClass, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let made: Class
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
/** A running course of three modules; the learner has completed the first. */
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  made = await aClass(server.db)
  const modules = [1, 2, 3].map((order) => aModule(server.db, { courseTypeId: made.course.typeId, order }))
  const [first] = await Promise.all(modules)
  await server.db.insert(moduleProgress).values({
    userId: made.learner.id,
    moduleId: first?.id ?? '',
    completedAt: server.clock.now,
    updatedAt: server.clock.now,
  })
})

type Progress = {
  currentModule: { moduleNo: number } | null
  moduleCount: number
  completedModules: number
}
const shown = (progress: Progress | undefined) =>
  progress && [progress.currentModule?.moduleNo, progress.completedModules, progress.moduleCount]

/** The progress of a course on each screen of its learner. */
async function onEachScreen(courseId: string) {
  const as = made.learner
  const ofCourse = { params: { id: courseId } }
  const home = await server.call(getLearnerDashboard, {}, { as })
  const courses = await server.call(listOwnEnrollments, {}, { as })
  const player = await server.call(getPlayer, { ...ofCourse, query: {} }, { as })
  const course = await server.call(getLearnerCourse, ofCourse, { as })
  return {
    home: shown(getLearnerDashboard.reply.parse(home.body).enrolledCourses.find(({ id }) => id === courseId)),
    courses: shown(
      listOwnEnrollments.reply.parse(courses.body).enrollments.find((seat) => seat.courseId === courseId)
        ?.progress ?? undefined,
    ),
    player: shown(getPlayer.reply.parse(player.body).course.progress),
    course: shown(getLearnerCourse.reply.parse(course.body).progress),
  }
}

test('home, courses page and player show the same progress, and the roster the same modules', async () => {
  const { course, coach, learner } = made
  const numbers = await onEachScreen(course.id)
  const expected = numbers.home
  expect(expected).toEqual([expect.any(Number), 1, 3])
  expect(numbers).toEqual({ home: expected, courses: expected, player: expected, course: expected })
  const { body } = await server.call(getCoachCourse, { params: { id: course.id } }, { as: coach })
  const { learners, modules } = getCoachCourse.reply.parse(body)
  const own = learners.find(({ userId }) => userId === learner.id)
  expect([modules.filter(({ isDue }) => isDue).length, own?.completedModules, modules.length]).toEqual(
    expected,
  )
})

test('a course that has not begun shows no progress of another course of the type', async () => {
  const { typeId } = made.course
  const next = await aCourse(server.db, { typeId, startDate: '2026-09-07', endDate: '2026-12-01' })
  await anEnrollment(server.db, { userId: made.learner.id, courseId: next.id })
  const none = [undefined, 0, 3]
  expect(await onEachScreen(next.id)).toEqual({ home: none, courses: none, player: none, course: none })
  const { body } = await server.call(getLearnerCourse, { params: { id: next.id } }, { as: made.learner })
  const states = getLearnerCourse.reply.parse(body).modules.map(({ state }) => state)
  expect(states).not.toContain('completed')
})
