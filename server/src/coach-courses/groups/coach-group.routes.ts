import * as contract from '@sohbet/contract/telegram-groups/coach-groups'
import type { Bind } from '../../context/context.ts'
import { readCoachGroups } from './coach-groups.reads.ts'
import { readCourseGroups } from './course-groups.reads.ts'
import { sayMemberPresence } from './say-member-presence.ts'

export function coachGroupRoutes(bind: Bind) {
  bind(contract.listCoachGroups, (ctx) => readCoachGroups(ctx))
  bind(contract.getCourseGroups, (ctx, { params }) => readCourseGroups(ctx, params.id))
  bind(contract.sayMemberPresence, (ctx, { params, body }) =>
    sayMemberPresence(ctx, { ...body, courseId: params.id, userId: params.userId }),
  )
}
