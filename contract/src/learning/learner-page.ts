import { courseStatuses } from '@sohbet/domain/course/status'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, own, staff } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, moment, requiredText } from '../fields.ts'
import { learnerWork } from './learner-work.ts'

const count = z.number().int()
const percentage = z.number().int()

const learnerCourse = z.object({
  id,
  name: z.string(),
  typeName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(courseStatuses),
  isCancelled: z.boolean(),
  /** Sessions held since the learner joined. */
  heldSessions: count,
  attendedSessions: count,
  /** Completed modules over due modules, in per cent. */
  progress: percentage,
  lastActiveAt: moment.nullable(),
  isInactive: z.boolean(),
  modules: z.array(
    z.object({
      id,
      order: count,
      name: z.string(),
      /** Whether the course has reached it. */
      isDue: z.boolean(),
      isCompleted: z.boolean(),
      /** The best result of its quiz in per cent. */
      result: percentage.nullable(),
    }),
  ),
})
export type LearnerCourse = z.infer<typeof learnerCourse>

const quizResult = z.object({
  moduleId: id,
  moduleName: z.string(),
  completedAt: moment,
  questionCount: count,
  correctCount: count,
  wrong: z.array(
    z.object({
      questionId: id,
      question: z.string(),
      /** What the learner answered, and the right answer, as text. */
      answer: z.string(),
      right: z.string(),
    }),
  ),
})
export type QuizResult = z.infer<typeof quizResult>

const learnerLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  topic: z.string(),
  coachName: z.string(),
  wish: z.string(),
  feedback: z.object({ wentWell: z.string(), words: z.array(z.string()), homework: z.string() }).nullable(),
})
export type LearnerLesson = z.infer<typeof learnerLesson>

const staffNote = z.object({
  id,
  text: z.string(),
  /** Null after the author's account was erased. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  createdAt: moment,
})
export type StaffNote = z.infer<typeof staffNote>

export const noteLength = 2000

export const noteFields = z.object({ text: requiredText(noteLength, say('Note is required')) })

const access = own('the learner', staff)

export const getLearnerPage = endpoint({
  method: 'GET',
  path: '/coach/learners/:id',
  summary:
    'Get a learner of your courses: level, attendance, modules, quiz answers, lessons and notes. The coach of a lesson gets level, lessons and own notes',
  access,
  params: z.object({ id }),
  reply: z.object({
    userId: id,
    username: z.string(),
    level: z.enum(levels).nullable(),
    levelScore: count.nullable(),
    /** Whether the caller sees only what belongs to lessons. */
    isLessonsOnly: z.boolean(),
    /** Whether the caller may write a message to the learner. */
    mayWrite: z.boolean(),
    /** The conversation of the caller with the learner. */
    threadId: id.nullable(),
    /** What the learner has done so far; null for the coach of a lesson. */
    work: learnerWork.nullable(),
    /** Shared with the caller, or all of them for an admin; the latest 10. */
    courses: z.array(learnerCourse),
    /** Completed quizzes of the types of these courses; the latest 10. */
    quizzes: z.array(quizResult),
    /** The latest 10. */
    lessons: z.array(learnerLesson),
    /** The latest 20. */
    notes: z.array(staffNote),
  }),
})
export type LearnerPage = z.infer<typeof getLearnerPage.reply>

export const writeStaffNote = endpoint({
  method: 'POST',
  path: '/coach/learners/:id/notes',
  summary: "Write a note on a learner for coaches and admins; it is part of the learner's data export",
  access,
  status: 201,
  params: z.object({ id }),
  body: noteFields,
  reply: staffNote,
})

export const deleteStaffNote = endpoint({
  method: 'DELETE',
  path: '/coach/notes/:id',
  summary: 'Delete a note that you wrote',
  access: own('the note', { who: ['admin', 'coach'] }),
  params: z.object({ id }),
  reply: z.object({ id }),
})
