import type {
  LearnerCourse,
  LearnerLesson,
  LearnerPage,
  QuizResult,
} from '@sohbet/contract/learning/learner-page'
import { lessonFeedback } from '@sohbet/contract/lessons/coach-lessons'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { workInCourse } from '@sohbet/domain/course/progress'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { quizAttempts } from '../../db/tables/learning/quiz-attempts.ts'
import { readLearnerWork } from '../../progress/work/learner-work.reads.ts'
import { questionsOfQuiz } from '../../quiz-attempts/attempt-rows.ts'
import { wrongAnswers } from '../../quiz-attempts/wrong-answers.ts'
import { readCourseRowsOfLearner, type CourseFound } from '../course-rows.reads.ts'
import { toCoachCourse, toRoster, toRosterModules } from '../roster.ts'
import { mayWriteTo, requireLearner, type Reader } from './learner-access.ts'
import { readStaffNotes } from './staff-notes.ts'

const most = { courses: 10, quizzes: 10, lessons: 10 } as const

export async function readLearnerPage(ctx: Reader, learnerId: string): Promise<LearnerPage> {
  const { db, actor, now } = ctx
  const learner = await requireLearner(ctx, learnerId)
  const isLessonsOnly = learner.view === 'lessons'
  const shared = { learnerId, userId: actor.userId, isAdmin: actor.role === 'admin', most: most.courses }
  const found = isLessonsOnly ? [] : await readCourseRowsOfLearner(db, shared)
  const typeIds = [...new Set(found.map(({ typeId }) => typeId))]
  return {
    userId: learner.userId,
    username: learner.username,
    level: learner.level,
    levelScore: learner.levelScore,
    isLessonsOnly,
    mayWrite: mayWriteTo(ctx, learner),
    threadId: learner.threadId,
    work: isLessonsOnly
      ? null
      : await readLearnerWork(db, {
          userId: learnerId,
          timeZone: learner.timeZone,
          now,
          courseIds: found.map(({ id }) => id),
        }),
    courses: found.flatMap((course) => toLearnerCourse(course, now)),
    quizzes: typeIds.length === 0 ? [] : await readQuizzes(db, learnerId, typeIds),
    lessons: await readLessons(db, learnerId),
    notes: await readStaffNotes(ctx, learner),
  }
}

/** `course` has only the seat of this learner. */
function toLearnerCourse(course: CourseFound, now: Date): LearnerCourse[] {
  const { id, name, typeName, startDate, endDate, status, isCancelled } = toCoachCourse(course, now)
  const work = course.learners.flatMap((learner) => [...workInCourse(course, learner.work, now)])
  const doneIn = (moduleId: string) => work.find((done) => done.moduleId === moduleId)
  return toRoster(course, now).map((seat) => ({
    id,
    name,
    typeName,
    startDate,
    endDate,
    status,
    isCancelled,
    heldSessions: seat.heldSessions,
    attendedSessions: seat.attendedSessions,
    progress: seat.progress,
    lastActiveAt: seat.lastActiveAt,
    isInactive: seat.isInactive,
    modules: toRosterModules(course, now).map((module) => ({
      id: module.id,
      order: module.order,
      name: module.name,
      isDue: module.isDue,
      isCompleted: doneIn(module.id)?.isCompleted ?? false,
      result: doneIn(module.id)?.result ?? null,
    })),
  }))
}

async function readQuizzes(db: Db, learnerId: string, typeIds: string[]): Promise<QuizResult[]> {
  const rows = await db
    .select({
      moduleId: modules.id,
      moduleName: modules.name,
      questions: questionsOfQuiz,
      attempt: quizAttempts,
    })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(
      and(
        eq(quizAttempts.userId, learnerId),
        isNotNull(quizAttempts.completedAt),
        inArray(modules.courseTypeId, typeIds),
      ),
    )
    .orderBy(desc(quizAttempts.completedAt), desc(quizAttempts.id))
    .limit(most.quizzes)
  return rows.flatMap(({ moduleId, moduleName, questions, attempt }) => {
    const { completedAt, questionCount, correctCount } = attempt
    if (completedAt === null || questionCount === null || correctCount === null) return []
    return [
      {
        moduleId,
        moduleName,
        completedAt: completedAt.toISOString(),
        questionCount,
        correctCount,
        wrong: wrongAnswers(attempt, questions),
      },
    ]
  })
}

const moment = z.coerce.date()
const lessonRow = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  topic: z.string(),
  coachName: z.string(),
  wish: z.string(),
  feedback: lessonFeedback.nullable(),
})

/** Booked lessons with every coach, so that the next coach can go on from the last feedback. */
async function readLessons(db: Db, learnerId: string): Promise<LearnerLesson[]> {
  const rows = await queryRows(
    db,
    lessonRow,
    sql`select lesson.id, lesson.kind, seat.starts_at as "startsAt", seat.ends_at as "endsAt", lesson.topic,
        coalesce(teacher.username, '') as "coachName", seat.wish, case when seat.feedback_at is not null then
          json_build_object('wentWell', seat.went_well, 'words', seat.words, 'homework', seat.homework) end as feedback
      from lesson_seats as seat join lessons as lesson on lesson.id = seat.lesson_id
      join coaches as coach on coach.id = lesson.coach_id left join users as teacher on teacher.id = coach.user_id
      where seat.user_id = ${learnerId} and seat.status = 'booked' and lesson.cancelled_at is null
      order by seat.starts_at desc limit ${most.lessons}`,
  )
  return rows.map(({ startsAt, endsAt, ...lesson }) => ({
    ...lesson,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
}
