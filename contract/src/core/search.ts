import { roles } from '@sohbet/domain/account/role'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { id, moment, plainText } from '../fields.ts'

/** A shorter text would match everything. */
export const leastSearched = 2
/** Results per kind. */
export const mostFound = 5

const course = z.object({
  id,
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  isCancelled: z.boolean(),
})
const module = z.object({
  id,
  name: z.string(),
  /** Its number among the modules of its type, from 1. */
  number: z.number().int(),
  courseTypeId: id,
  typeName: z.string(),
  /** The learner's or coach's own course in which it opens. */
  courseId: id.nullable(),
})
const user = z.object({
  id,
  username: z.string(),
  /** Only for an admin. */
  email: z.string().nullable(),
  role: z.enum(roles),
})

const resource = z.object({ id, name: z.string(), type: z.enum(resourceTypes) })

const lesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  startsAt: moment,
  coachId: id,
  /** Empty after the account was erased. */
  coach: z.string(),
  /** Names with commas; empty for a class without learners. */
  learners: z.string(),
})

export const searchReply = z.object({
  courses: z.array(course),
  modules: z.array(module),
  users: z.array(user),
  /** Learning resources; empty for a coach. */
  resources: z.array(resource),
  /** Only for an admin: lessons of coaches and learners with such a name, from the last 30 days on. */
  lessons: z.array(lesson),
  /** Results that the lists leave out. */
  more: z.object({
    courses: z.number().int(),
    modules: z.number().int(),
    users: z.number().int(),
    resources: z.number().int(),
    lessons: z.number().int(),
  }),
})
export type SearchReply = z.infer<typeof searchReply>

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Search courses, modules, users, learning resources and lessons that you may see; at most five of each',
  access: signedIn,
  limitPerMinute: 120,
  query: z.object({ text: plainText(100).trim().min(leastSearched) }),
  reply: searchReply,
})
