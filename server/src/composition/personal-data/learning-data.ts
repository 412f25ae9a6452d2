import { eq, sql } from 'drizzle-orm'
import { courses } from '../../db/tables/catalogue/courses.ts'
import {
  courseCompletions,
  enrollmentModules,
  moduleProgress,
  workDays,
} from '../../db/tables/learning/module-progress.ts'
import { certificates, courseResults } from '../../db/tables/learning/certificates.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { quizAttempts } from '../../db/tables/learning/quiz-attempts.ts'
import { quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { telegramGroupMembers, telegramGroups } from '../../db/tables/learning/telegram-groups.ts'
import { staffNotes } from '../../db/tables/people/staff-notes.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Whether an answer was right is included after the attempt is over. */
const answers = sql<unknown>`(
  select coalesce(json_agg(jsonb_build_object('question', question.content, 'answer', given.value -> 'answer',
      'answeredAt', given.value -> 'at')
    || case when ${quizAttempts.completedAt} is null then '{}'::jsonb
      else jsonb_build_object('isCorrect', given.value -> 'isCorrect') end
    order by given.value ->> 'at'), '[]')
  from jsonb_each(${quizAttempts.answers}) as given
  left join quiz_questions as question on question.id = given.key::uuid)`

/** Personal data about a person's learning. */
export const learningData: Record<string, PersonalDataReader> = {
  /** Notes on the person; those that the person wrote on learners are not about the person. */
  staff_notes: (db, userId) =>
    db
      .select({ text: staffNotes.text, author: users.username, createdAt: staffNotes.createdAt })
      .from(staffNotes)
      .leftJoin(users, eq(users.id, staffNotes.authorId))
      .where(eq(staffNotes.userId, userId)),
  module_progress: (db, userId) =>
    db
      .select({
        module: modules.name,
        videoPosition: moduleProgress.videoPosition,
        videoFarthest: moduleProgress.videoFarthest,
        videoWatchedAt: moduleProgress.videoWatchedAt,
        documentsOpened: sql<number>`cardinality(${moduleProgress.openedDocs})`,
        quizCompletedAt: moduleProgress.quizCompletedAt,
        bestResult: moduleProgress.bestResult,
        completedAt: moduleProgress.completedAt,
      })
      .from(moduleProgress)
      .innerJoin(modules, eq(modules.id, moduleProgress.moduleId))
      .where(eq(moduleProgress.userId, userId)),
  work_days: (db, userId) =>
    db
      .select({ module: modules.name, day: workDays.day, quizSeconds: workDays.quizSeconds })
      .from(workDays)
      .innerJoin(modules, eq(modules.id, workDays.moduleId))
      .where(eq(workDays.userId, userId)),
  enrollment_modules: (db, userId) =>
    db
      .select({ course: courses.name, module: modules.name, openedAt: enrollmentModules.openedAt })
      .from(enrollmentModules)
      .innerJoin(enrollments, eq(enrollments.id, enrollmentModules.enrollmentId))
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .innerJoin(modules, eq(modules.id, enrollmentModules.moduleId))
      .where(eq(enrollments.userId, userId)),
  course_completions: (db, userId) =>
    db
      .select({ course: courses.name, completedAt: courseCompletions.completedAt })
      .from(courseCompletions)
      .innerJoin(courses, eq(courses.id, courseCompletions.courseId))
      .where(eq(courseCompletions.userId, userId)),
  course_results: (db, userId) =>
    db
      .select({
        course: courses.name,
        outcome: courseResults.outcome,
        completedModules: courseResults.completedModules,
        moduleCount: courseResults.moduleCount,
        joinedSessions: courseResults.joinedSessions,
        heldSessions: courseResults.heldSessions,
        minutes: courseResults.minutes,
        decidedAt: courseResults.decidedAt,
      })
      .from(courseResults)
      .innerJoin(enrollments, eq(enrollments.id, courseResults.enrollmentId))
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .where(eq(enrollments.userId, userId)),
  certificates: (db, userId) =>
    db
      .select({
        number: certificates.number,
        kind: certificates.kind,
        name: certificates.holderName,
        course: certificates.courseName,
        fromLevel: certificates.fromLevel,
        toLevel: certificates.toLevel,
        minutes: certificates.minutes,
        startDate: certificates.startDate,
        endDate: certificates.endDate,
        school: certificates.schoolName,
        showsName: certificates.showsName,
        issuedAt: certificates.issuedAt,
        revokedAt: certificates.revokedAt,
        revokeReason: certificates.revokeReason,
        mayReissue: certificates.mayReissue,
      })
      .from(certificates)
      .where(eq(certificates.userId, userId)),
  telegram_group_members: (db, userId) =>
    db
      .select({
        course: courses.name,
        group: telegramGroups.name,
        inviteLink: telegramGroups.inviteLink,
        joinedAt: telegramGroupMembers.joinedAt,
        openedAt: telegramGroupMembers.openedAt,
        isInGroup: telegramGroupMembers.isInGroup,
        saidAt: telegramGroupMembers.saidAt,
        saidBy: telegramGroupMembers.saidBy,
      })
      .from(telegramGroupMembers)
      .innerJoin(telegramGroups, eq(telegramGroups.id, telegramGroupMembers.groupId))
      .innerJoin(courses, eq(courses.id, telegramGroupMembers.courseId))
      .where(eq(telegramGroupMembers.userId, userId)),
  quiz_attempts: (db, userId) =>
    db
      .select({
        module: modules.name,
        startedAt: quizAttempts.startedAt,
        completedAt: quizAttempts.completedAt,
        questionCount: quizAttempts.questionCount,
        correctCount: quizAttempts.correctCount,
        answers,
      })
      .from(quizAttempts)
      .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
      .innerJoin(modules, eq(modules.id, quizzes.moduleId))
      .where(eq(quizAttempts.userId, userId)),
}
