import * as contract from '@sohbet/contract/enrollments'
import { messages } from '@sohbet/contract/messages'
import type { Bind } from '../http/bind.ts'
import { cancelEnrollment } from './cancel-enrollment.ts'
import { enroll } from './enroll.ts'
import { readPrerequisites } from './prerequisites.reads.ts'
import { joinWaitingList, leaveWaitingList } from './waiting-list.ts'

export function enrollmentRoutes(bind: Bind) {
  bind(contract.createEnrollment, (ctx, { body }) => enroll(ctx, body))
  bind(contract.getPrerequisites, (ctx, { params }) => readPrerequisites(ctx, params.courseId))
  bind(contract.cancelEnrollment, (ctx, { params }) => cancelEnrollment(ctx, params))
  bind(contract.joinWaitingList, (ctx, { body }) => joinWaitingList(ctx, body))
  bind(contract.leaveWaitingList, async ({ db, actor, language }, { params }) => {
    await leaveWaitingList(db, { ...params, userId: actor.userId })
    return { message: messages.waitingListLeft[language] }
  })
}
