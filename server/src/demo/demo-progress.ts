import { randomUUID } from 'node:crypto'
import { schoolMoment, schoolZone } from '@sohbet/domain/calendar'
import { currentModule, moduleOpensOn } from '@sohbet/domain/course/current-module'
import type { CourseDates } from '@sohbet/domain/course/status'
import { dayMs, daysBefore, hourMs, hoursBefore } from '@sohbet/domain/moment'
import { quizPercentage } from '@sohbet/domain/quiz/result'
import { asc, eq, sql } from 'drizzle-orm'
import { docIdOf } from '../progress/module-work.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { courseCompletions, type moduleProgress } from '../db/tables/learning/module-progress.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import type { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { quizQuestions, quizzes } from '../db/tables/catalogue/quizzes.ts'
import { users } from '../db/tables/people/users.ts'
import { givenAnswers, type Question } from './demo-answers.ts'
import { isQuiet, quietMs } from './demo-learners.ts'

type Lesson = { id: string; typeId: string; docIds: string[]; quizId: string; questions: Question[] }
type Progress = typeof moduleProgress.$inferInsert
type Attempt = typeof quizAttempts.$inferInsert
type Rows = { progress: Progress[]; attempts: Attempt[] }

const ownEmail = 'learner@sohbet.test'

/** Share of the due modules that learners have done, in turn. */
const diligence = [1, 0.9, 1, 0.75, 0.6, 1, 0.8, 0.4]
/** Share of wrong answers in a quiz, in turn: some results are below 70 per cent. */
const wrongShares = [0, 0.1, 0.25, 0.15, 0.4, 0.05, 0.3, 0.2, 0.5]
/** Answers are stored for the last modules only; earlier ones have just the result. */
const quizzesKept = 2

/** Adds the learners' progress. The demo learner is in the middle of a quiz. */
export async function addProgress(db: Db, now: Date): Promise<void> {
  const lessons = await readLessons(db)
  const rows: Rows = { progress: [], attempts: [] }
  const completions: (typeof courseCompletions.$inferInsert)[] = []
  for (const [turn, { userId, course, email }] of (await readMembers(db)).entries()) {
    const ofType = lessons.filter(({ typeId }) => typeId === course.typeId)
    const reached = currentModule(course, ofType.length, now)
    if (userId === null || reached === null) continue
    const count =
      email === ownEmail ? reached - 1 : Math.floor((reached + 1) * (diligence[turn % diligence.length] ?? 1))
    const begun = {
      userId,
      turn,
      lessons: ofType,
      now: isQuiet(email) ? new Date(now.getTime() - quietMs) : now,
      keep: email === ownEmail ? reached : quizzesKept,
    }
    doLessons(rows, begun, { count, course })
    if (email === ownEmail) beginTheRest(rows, begun, reached)
    if (count === ofType.length)
      completions.push({ userId, courseId: course.id, completedAt: rows.progress.at(-1)?.updatedAt ?? now })
  }
  await insertAll(db, rows)
  if (completions.length > 0) await db.insert(courseCompletions).values(completions)
}

type Begun = { userId: string; turn: number; lessons: Lesson[]; now: Date; keep: number }

/** Completes the first modules, each some days after it opened. */
function doLessons(rows: Rows, begun: Begun, { count, course }: { count: number; course: CourseDates }) {
  const { userId, turn, lessons, now, keep } = begun
  for (const [place, lesson] of lessons.slice(0, count).entries()) {
    const opened = schoolMoment(moduleOpensOn(place, course, lessons.length)).getTime()
    const day = opened + ((turn + place) % 5) * dayMs + (19 + (turn % 4)) * hourMs
    // The newest were done some hours ago, in order
    const at = new Date(Math.min(day, now.getTime() - (count - place) * 2 * hourMs))
    const seed = randomUUID()
    const total = lesson.questions.length
    const wrong = Math.round(total * (wrongShares[(turn * 4 + place) % wrongShares.length] ?? 0))
    const isRight = (question: number) => (question + turn * 3 + place) % total >= wrong
    const { answers, correct } = givenAnswers(lesson.questions, { seed, startedAt: at, isRight })
    const completedAt = new Date(at.getTime() + (total + 1) * 30_000)
    rows.progress.push({
      userId,
      moduleId: lesson.id,
      videoFarthest: 420 + ((turn * 3 + place * 7) % 5) * 60,
      videoWatchedAt: at,
      openedDocs: lesson.docIds,
      quizCompletedAt: completedAt,
      bestResult: quizPercentage({ correct, total }),
      completedAt,
      updatedAt: completedAt,
    })
    if (place >= count - keep)
      rows.attempts.push({
        userId,
        quizId: lesson.quizId,
        seed,
        answers,
        startedAt: at,
        completedAt,
        questionCount: total,
        correctCount: correct,
      })
  }
}

/** The module before the last lacks its quiz; the quiz of the current one is begun. */
function beginTheRest(rows: Rows, { userId, lessons, now }: Begun, reached: number) {
  const [before, current] = [lessons[reached - 1], lessons[reached]]
  if (!before || !current) return
  const [yesterday, today] = [daysBefore(now, 1), hoursBefore(now, 1)]
  rows.progress.push(
    {
      userId,
      moduleId: before.id,
      videoFarthest: 480,
      videoWatchedAt: yesterday,
      openedDocs: before.docIds.slice(0, 1),
      updatedAt: yesterday,
    },
    { userId, moduleId: current.id, videoPosition: 4, updatedAt: today },
  )
  const seed = randomUUID()
  const isRight = (place: number) => place === 0
  const { answers } = givenAnswers(current.questions.slice(0, 2), { seed, startedAt: today, isRight })
  // Marked only at the end
  for (const given of Object.values(answers)) delete given.isCorrect
  rows.attempts.push({ userId, quizId: current.quizId, seed, answers, startedAt: today })
}

const readMembers = (db: Db) =>
  db
    .select({ userId: enrollments.userId, email: users.email, course: courses })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(eq(enrollments.status, 'active'))
    .orderBy(asc(courses.startDate), asc(users.email))

/** The modules of all types in order, with their quizzes. */
async function readLessons(db: Db): Promise<Lesson[]> {
  const questions = await db.select().from(quizQuestions).orderBy(asc(quizQuestions.position))
  const rows = await db
    .select({ module: modules, quizId: quizzes.id })
    .from(modules)
    .innerJoin(quizzes, eq(quizzes.moduleId, modules.id))
    .orderBy(asc(modules.courseTypeId), asc(modules.order))
  return rows.map(({ module, quizId }) => ({
    id: module.id,
    typeId: module.courseTypeId,
    docIds: module.docs.map(({ source }) => docIdOf(source)),
    quizId,
    questions: questions.filter((question) => question.quizId === quizId),
  }))
}

/** One JSON value per table, because thousands of rows would exceed the parameter limit. */
async function insertAll(db: Db, { progress, attempts }: Rows): Promise<void> {
  await db.execute(sql`
    insert into module_progress (user_id, module_id, video_position, video_farthest, video_watched_at, opened_docs, quiz_completed_at,
      best_result, completed_at, updated_at)
    select "userId", "moduleId", coalesce("videoPosition", 0), coalesce("videoFarthest", "videoPosition", 0), "videoWatchedAt", coalesce("openedDocs", '{}'),
      "quizCompletedAt", "bestResult", "completedAt", "updatedAt"
    from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb) as row ("userId" uuid, "moduleId" uuid,
      "videoPosition" float8, "videoFarthest" float8, "videoWatchedAt" timestamptz, "openedDocs" text[], "quizCompletedAt" timestamptz,
      "bestResult" smallint, "completedAt" timestamptz, "updatedAt" timestamptz)`)
  await db.execute(sql`
    insert into quiz_attempts (user_id, quiz_id, seed, answers, started_at, completed_at, question_count, correct_count)
    select "userId", "quizId", seed, answers, "startedAt", "completedAt", "questionCount", "correctCount"
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as row ("userId" uuid, "quizId" uuid, seed uuid,
      answers jsonb, "startedAt" timestamptz, "completedAt" timestamptz, "questionCount" int, "correctCount" int)`)
  // Each module was done on one day
  await db.execute(sql`
    insert into work_days (user_id, module_id, day, video_before, quiz_seconds)
    select user_id, module_id, (updated_at at time zone ${schoolZone})::date, 0,
      case when quiz_completed_at is null then 0 else 330 end from module_progress`)
}
