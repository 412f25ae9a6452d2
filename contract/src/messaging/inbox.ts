import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id } from '../fields.ts'

const forTheSchool = { access: only('admin') }
const named = z.object({ id })

export const setThreadDone = endpoint({
  method: 'PUT',
  path: '/messages/threads/:id/done',
  summary: 'Close or reopen a conversation of the school',
  ...forTheSchool,
  params: named,
  body: z.object({ isDone: z.boolean() }),
  reply: z.object({ isDone: z.boolean() }),
})

const colleague = z.object({ id, name: z.string() })
export type Colleague = z.infer<typeof colleague>

export const setThreadAssignee = endpoint({
  method: 'PUT',
  path: '/messages/threads/:id/assignee',
  summary: 'Assign a conversation to an admin, or unassign it',
  ...forTheSchool,
  params: named,
  /** `expected` is the assignee on the caller's screen. When it is no longer current, the call changes nothing. */
  body: z.object({ userId: id.nullable(), expected: id.nullable().optional() }),
  reply: z.object({ assignee: colleague.nullable() }),
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/messages/colleagues',
  summary: 'List the admins, to whom conversations can be assigned',
  ...forTheSchool,
  reply: z.array(colleague),
})
