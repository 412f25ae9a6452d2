import { daysOfWeek } from '@sohbet/domain/calendar'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { liveSessionId } from '../live-sessions/live-sessions.ts'
import { coachFields } from './coaches.ts'

const person = z.object({ id, name: z.string() })

const courseSuccessor = person.extend({
  /** Sessions of own courses at the same time; a warning. */
  clashes: z.array(
    z.object({
      courseName: z.string(),
      dayOfWeek: z.enum(daysOfWeek),
      hour: z.number().int(),
      minute: z.number().int(),
    }),
  ),
  /** Booked lessons at the time of its sessions; a coach who has any is refused. */
  lessons: z.array(moment),
  /** The next time away that reaches into the course, for a new first coach; a warning. */
  away: z.object({ from: moment, until: moment }).nullable(),
})
export type CourseSuccessor = z.infer<typeof courseSuccessor>

const leftCourse = z.object({
  id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The second coach of a course needs no successor. */
  isFirst: z.boolean(),
  /** The other coach of the course. */
  otherCoachId: id.nullable(),
  successors: z.array(courseSuccessor),
})
export type LeftCourse = z.infer<typeof leftCourse>

/** A session of another coach's course, in which the coach substitutes. */
const leftSession = z.object({
  id: liveSessionId,
  courseName: z.string(),
  startsAt: moment,
  endsAt: moment,
  successors: z.array(person),
})

const leftLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  /** Names; empty for a group class without bookings. */
  learners: z.array(z.string()),
  successors: z.array(person),
})
export type LeftLesson = z.infer<typeof leftLesson>

const leftBehind = z.object({
  /** Running and upcoming, by start. */
  courses: z.array(leftCourse),
  sessions: z.array(leftSession),
  /** Before their begin. */
  lessons: z.array(leftLesson),
  /** The end of a lesson that has begun: until then the coach can be replaced, but not leave. */
  busyUntil: moment.nullable(),
  /** Open questions of other coaches, which are declined. */
  requests: z.number().int(),
})
export type LeftBehind = z.infer<typeof leftBehind>

const ofCoach = { access: only('admin'), params: z.object({ userId: id }) }

export const getLeftBehind = endpoint({
  method: 'GET',
  path: '/coaches/:userId/left-behind',
  summary: 'List the courses, sessions and lessons that a coach would leave behind, with possible successors',
  ...ofCoach,
  reply: leftBehind,
})

/** What happens to the coach, in the same transaction. */
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('replace') }),
  z.object({ kind: z.literal('suspend') }),
  z.object({ kind: z.literal('role'), role: z.enum(['learner', 'admin']) }),
  z.object({ kind: z.literal('deactivate'), fields: coachFields.extend({ isActive: z.literal(false) }) }),
])
export type CoachChange = z.output<typeof change>

const most = 500

export const replaceCoach = endpoint({
  method: 'POST',
  path: '/coaches/:userId/replacement',
  summary:
    'Give all courses, sessions and lessons of a coach to others, and suspend, demote or deactivate the coach',
  ...ofCoach,
  body: z.object({
    change,
    /** Null ends the part of a second coach. */
    courses: z.array(z.object({ id, coachId: id.nullable() })).max(most),
    sessions: z.array(z.object({ id: liveSessionId, coachId: id })).max(most),
    /** Null cancels a lesson; its credits come back. */
    lessons: z.array(z.object({ id, coachId: id.nullable() })).max(most),
  }),
  reply: z.object({ message: z.string() }),
})
