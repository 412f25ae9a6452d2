import * as contract from '@sohbet/contract/learning/learner-page'
import { exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { quizAttempts, type GivenAnswer } from '../../db/tables/learning/quiz-attempts.ts'
import { staffNotes } from '../../db/tables/people/staff-notes.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { shownOptions } from '../../quiz-attempts/shown-options.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach, aModule } from '../../testing/rows/catalogue.ts'
import { aQuizAttempt, aQuizOfFour, aStaffNote } from '../../testing/rows/learning.ts'
import { aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { aPair, aTalk } from '../../testing/rows/messages.ts'
import { aReviewCard } from '../../testing/rows/review.ts'
import { sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
let pair: Awaited<ReturnType<typeof aPair>>
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  pair = await aPair(server.db)
})

type As = { id: string }
const open = (as: As, id = pair.learner.id) =>
  server.call(contract.getLearnerPage, { params: { id } }, { as })
const page = async (as: As, id?: string) => contract.getLearnerPage.reply.parse((await open(as, id)).body)
const note = (as: As, text = 'Likes football', id = pair.learner.id) =>
  server.call(contract.writeStaffNote, { params: { id }, body: { text } }, { as })
const remove = (as: As, id: string) => server.call(contract.deleteStaffNote, { params: { id } }, { as })

/** A coach who has a lesson with the learner of the pair. */
async function aCoachOfLesson(startsAt = new Date('2026-03-05T16:00:00Z')) {
  const coach = await aUserOf(server.db, 'coach')
  const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
  const lesson = await aLesson(server.db, { userId: pair.learner.id, coachId, startsAt })
  return { coach, lesson }
}

describe('the page of a learner', () => {
  test('is open to both coaches of the course and to admins', async () => {
    const second = await aUserOf(server.db, 'coach')
    const { id: secondaryCoachId } = await aCoach(server.db, { userId: second.id })
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, pair.course.id))
    const reviewed = { userId: pair.learner.id, reps: 2, state: 2, lastReview: server.clock.now }
    await aReviewCard(server.db, { ...reviewed, phrase: 'to look after', scheduledDays: 7 })
    await aReviewCard(server.db, { ...reviewed, phrase: 'to give up', scheduledDays: 6 })
    for (const as of [pair.coach, second, admin])
      expect(await page(as)).toMatchObject({
        username: pair.learner.username,
        isLessonsOnly: false,
        work: { words: { known: 1, all: 2 } },
        mayWrite: true,
        threadId: null,
        courses: [{ id: pair.course.id, status: 'ongoing' }],
      })
  })

  test('is closed to the substitute of one session', async () => {
    const substitute = await aUserOf(server.db, 'coach')
    const { id: substituteCoachId } = await aCoach(server.db, { userId: substitute.id })
    const slot = { courseId: pair.course.id, day: '2026-03-02', minute: 725 }
    await server.db.insert(liveSessions).values({ ...slot, substituteCoachId, changedAt: server.clock.now })
    expect((await open(substitute)).status).toBe(404)
  })

  test('is closed to another coach, after a cancelled seat, and 31 days after the course', async () => {
    const other = await aPair(server.db)
    expect((await open(other.coach)).status).toBe(404)
    await server.db
      .update(courses)
      .set({ startDate: '2025-01-01', endDate: '2026-01-31' })
      .where(eq(courses.id, pair.course.id))
    expect((await open(pair.coach)).status).toBe(200)
    server.clock.now = new Date('2026-03-03T09:00:00Z')
    const late = await open(pair.coach)
    expect([late.status, codeOf(late.body)]).toEqual([404, 'USER_NOT_FOUND'])
    expect((await note(pair.coach)).status).toBe(404)
    expect((await open(admin)).status).toBe(200)
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: sellingClock, cancelReason: 'learner' })
      .where(eq(enrollments.id, other.enrollment.id))
    expect((await open(other.coach, other.learner.id)).status).toBe(404)
  })

  test('shows only courses that the coach shares, and their conversation', async () => {
    const { id } = await aTalk(server.db, pair)
    const elsewhere = await aPair(server.db)
    await server.db
      .update(enrollments)
      .set({ userId: pair.learner.id })
      .where(eq(enrollments.id, elsewhere.enrollment.id))
    const own = await page(pair.coach)
    expect([own.courses.map((course) => course.id), own.threadId]).toEqual([[pair.course.id], id])
    expect((await page(admin)).courses).toHaveLength(2)
  })

  test('shows the wrong answers of a quiz as text, with the right ones', async () => {
    const module = await aModule(server.db, { courseTypeId: pair.course.typeId, name: 'At the café' })
    const { quiz, choice, blank, sentence, pieces } = await aQuizOfFour(server.db, module.id)
    const attempt = await aQuizAttempt(server.db, { userId: pair.learner.id, quizId: quiz.id })
    const asked = { ...pieces, questionType: 'drag-drop' as const }
    const shown = shownOptions(asked, attempt.seed)
    const backwards = pieces.options
      .toReversed()
      .map(({ text }) => shown.find((option) => option.text === text)?.id ?? '')
    const wrong = (answer: GivenAnswer['answer']) => ({
      answer,
      at: '2026-03-01T09:00:00Z',
      isCorrect: false,
    })
    await server.db
      .update(quizAttempts)
      .set({
        answers: {
          [choice.id]: wrong('C'),
          [blank.id]: { answer: 'are', at: '2026-03-01T09:00:00Z', isCorrect: true },
          [sentence.id]: wrong('I like tea'),
          [pieces.id]: wrong(backwards),
        },
        completedAt: sellingClock,
        questionCount: 4,
        correctCount: 1,
      })
      .where(eq(quizAttempts.id, attempt.id))
    const { quizzes } = await page(pair.coach)
    expect(quizzes).toMatchObject([{ moduleName: 'At the café', questionCount: 4, correctCount: 1 }])
    expect(quizzes[0]?.wrong.map(({ answer, right }) => [answer, right])).toEqual([
      ['going', 'goes'],
      ['I like tea', 'I would like a cup of tea, please.'],
      ['please gap the Mind', 'Mind the gap please'],
    ])
    const { coach } = await aCoachOfLesson()
    expect((await page(coach)).quizzes).toEqual([])
  })

  test('shows a running attempt to no coach', async () => {
    const module = await aModule(server.db, { courseTypeId: pair.course.typeId })
    const { quiz } = await aQuizOfFour(server.db, module.id)
    await aQuizAttempt(server.db, { userId: pair.learner.id, quizId: quiz.id })
    expect((await page(pair.coach)).quizzes).toEqual([])
  })

  test('shows level and lessons to the coach of a lesson until 30 days after it', async () => {
    const { coach, lesson } = await aCoachOfLesson()
    const feedback = { wentWell: 'Past tense', words: ['gist'], homework: 'Page 3', feedbackAt: sellingClock }
    await server.db
      .update(lessonSeats)
      .set({ wish: 'A job interview', ...feedback })
      .where(eq(lessonSeats.lessonId, lesson.id))
    await aStaffNote(server.db, { userId: pair.learner.id, authorId: pair.coach.id })
    const shown = await page(coach)
    expect(shown).toMatchObject({
      isLessonsOnly: true,
      work: null,
      mayWrite: true,
      courses: [],
      quizzes: [],
      notes: [],
    })
    expect(shown.lessons).toMatchObject([
      { wish: 'A job interview', coachName: coach.username, feedback: { wentWell: 'Past tense' } },
    ])
    expect((await page(pair.coach)).lessons).toHaveLength(1)
    server.clock.now = new Date('2026-04-04T20:00:00Z')
    expect((await open(coach)).status).toBe(200)
    server.clock.now = new Date('2026-04-04T21:00:00Z')
    expect((await open(coach)).status).toBe(404)
  })

  test('is closed to the coach of a cancelled lesson', async () => {
    const { coach, lesson } = await aCoachOfLesson()
    await server.db
      .update(lessons)
      .set({ cancelledAt: sellingClock, cancelledBy: 'coach' })
      .where(eq(lessons.id, lesson.id))
    expect((await open(coach)).status).toBe(404)
  })
})

describe('a note of the staff', () => {
  test('is read by the other staff with author and date, the latest 20 first', async () => {
    expect((await note(admin, '  Called us  ')).body).toMatchObject({ text: 'Called us', isOwn: true })
    server.clock.now = new Date(sellingClock.getTime() + 1000)
    expect((await note(pair.coach)).status).toBe(201)
    expect((await page(pair.coach)).notes).toMatchObject([
      { text: 'Likes football', author: pair.coach.username, isOwn: true },
      { text: 'Called us', author: admin.username, isOwn: false, createdAt: sellingClock.toISOString() },
    ])
    for (let more = 0; more < 20; more += 1) await aStaffNote(server.db, { userId: pair.learner.id })
    expect((await page(admin)).notes).toHaveLength(20)
  })

  test.each([' ', 'x'.repeat(contract.noteLength + 1)])('is refused when empty or too long', async (text) => {
    expect((await note(pair.coach, text)).status).toBe(400)
  })

  test('of the coach of a lesson is read by this coach and the coaches of the course', async () => {
    const { coach } = await aCoachOfLesson()
    await note(pair.coach, 'For the course')
    await note(coach, 'For the lesson')
    expect((await page(coach)).notes.map(({ text }) => text)).toEqual(['For the lesson'])
    expect((await page(pair.coach)).notes).toHaveLength(2)
  })

  test('is deleted by its author only, also after the course', async () => {
    const { id } = await aStaffNote(server.db, { userId: pair.learner.id, authorId: pair.coach.id })
    expect((await remove(admin, id)).status).toBe(404)
    server.clock.now = new Date('2027-03-03T09:00:00Z')
    expect((await remove(pair.coach, id)).status).toBe(200)
    expect((await remove(pair.coach, id)).status).toBe(404)
  })

  test('is part of the export of the learner, with date and author, and not of the export of the author', async () => {
    await note(pair.coach, 'Likes football')
    const exported = async (as: As) => (await server.call(exportUser, { params: { id: as.id } }, { as })).body
    expect(await exported(pair.learner)).toMatchObject({
      staff_notes: [
        { text: 'Likes football', author: pair.coach.username, createdAt: sellingClock.toISOString() },
      ],
    })
    expect(JSON.stringify(await exported(pair.learner))).not.toContain(pair.coach.id)
    expect(await exported(pair.coach)).toMatchObject({ staff_notes: [] })
  })

  test('stays without its author, and goes with the learner', async () => {
    const author = await aUserOf(server.db, 'admin')
    const { id } = await aStaffNote(server.db, { userId: pair.learner.id, authorId: author.id })
    await server.db.delete(users).where(eq(users.id, author.id))
    expect((await page(pair.coach)).notes).toMatchObject([{ id, author: null, isOwn: false }])
    await server.db.delete(users).where(eq(users.id, pair.learner.id))
    expect(await server.db.$count(staffNotes, eq(staffNotes.id, id))).toBe(0)
  })
})
