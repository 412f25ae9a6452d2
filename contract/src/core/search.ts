import { roles } from '@sohbet/domain/account/role'
import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { id, plainText } from '../fields.ts'

/** Fewer letters find everything. */
export const leastSearched = 2
/** Of each kind. */
export const mostFound = 5

const course = z.object({ id, name: z.string(), startDate: z.iso.date(), endDate: z.iso.date() })
const module = z.object({
  id,
  name: z.string(),
  /** Its number among the modules of its type, from 1. */
  number: z.number().int(),
  courseTypeId: id,
  typeName: z.string(),
  /** Of a learner's or a coach's own: the course that it is opened in. */
  courseId: id.nullable(),
})
const user = z.object({
  id,
  username: z.string(),
  /** To an admin alone. */
  email: z.string().nullable(),
  role: z.enum(roles),
  /** To a coach: the course of theirs that the learner is in. */
  courseId: id.nullable(),
})

export const searchReply = z.object({
  courses: z.array(course),
  modules: z.array(module),
  users: z.array(user),
})
export type SearchReply = z.infer<typeof searchReply>

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Courses, modules and people that the caller may see, five of each at most',
  access: signedIn,
  limitPerMinute: 120,
  query: z.object({ text: plainText(100).trim().min(leastSearched) }),
  reply: searchReply,
})
