import { groupInformants } from '@sohbet/domain/telegram-group/presence'
import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { groupPresence, presenceFields } from './telegram-groups.ts'

const learner = z.object({ userId: id, username: z.string() })

const groupHead = z.object({
  id,
  name: z.string(),
  /** Null until an admin sets it. */
  inviteLink: z.string().nullable(),
})

const coachGroup = groupHead.extend({
  courseId: id,
  courseName: z.string(),
  memberCount: z.number().int(),
  /** Members who have not joined as far as we know, by name. */
  missing: z.array(learner),
})
export type CoachGroup = z.infer<typeof coachGroup>

export const listCoachGroups = endpoint({
  method: 'GET',
  path: '/coach/groups',
  summary:
    'List the messaging-app groups of your running and upcoming courses, the most missing members first',
  access: only('coach'),
  reply: z.object({
    groups: z.array(coachGroup),
    /** Courses with learners who have no group. */
    withoutGroup: z.array(z.object({ courseId: id, courseName: z.string(), learnerCount: z.number().int() })),
  }),
})
export type CoachGroups = z.infer<typeof listCoachGroups.reply>

const courseGroupMember = learner.extend({
  ...groupPresence.shape,
  saidAt: moment.nullable(),
  saidBy: z.enum(groupInformants).nullable(),
})
export type CourseGroupMember = z.infer<typeof courseGroupMember>

const courseGroup = groupHead.extend({
  /** By name. */
  members: z.array(courseGroupMember),
})
export type CourseGroup = z.infer<typeof courseGroup>

const ofCourse = own('the course', staff)

export const getCourseGroups = endpoint({
  method: 'GET',
  path: '/coach/courses/:id/groups',
  summary:
    'Get the messaging-app groups of a course with their links and members, and learners without a group',
  access: ofCourse,
  params: z.object({ id }),
  reply: z.object({ groups: z.array(courseGroup), withoutGroup: z.array(learner) }),
})
export type CourseGroups = z.infer<typeof getCourseGroups.reply>

/** `groupId` is the member's group on the caller's screen; when it is no longer current, the call changes nothing. */
export const sayMemberPresence = endpoint({
  method: 'PUT',
  path: '/coach/courses/:id/groups/members/:userId',
  summary: 'Correct whether a learner of your course is in the group in the messaging app',
  access: ofCourse,
  params: z.object({ id, userId: id }),
  body: presenceFields.extend({ groupId: id }),
  reply: courseGroupMember,
})
