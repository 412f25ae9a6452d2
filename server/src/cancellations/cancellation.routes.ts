import { cancelEnrollment as cancelEnrollmentCall } from '@sohbet/contract/selling/enrollments'
import { cancelByAdmin, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import * as moving from '@sohbet/contract/selling/moving'
import type { Bind } from '../context/context.ts'
import { cancelBySchool, refundBySchool } from './cancel-by-school.ts'
import { cancelEnrollment } from './cancel-enrollment.ts'
import { cancelCourse } from './moving/cancel-course.ts'
import { readCourseCancellation } from './moving/cancellation.reads.ts'
import { choose, readChoice } from './moving/choose.ts'
import { moveByAdmin } from './moving/move-enrollment.ts'
import { readMoveTargets } from './moving/targets.reads.ts'

export function cancellationRoutes(bind: Bind) {
  bind(cancelEnrollmentCall, (ctx, { params, body }) =>
    cancelEnrollment(ctx, { ...params, refund: body?.refund }),
  )
  bind(cancelByAdmin, (ctx, { params, body }) => cancelBySchool(ctx, { ...params, ...body }))
  bind(refundByAdmin, (ctx, { params, body }) => refundBySchool(ctx, { ...params, ...body }))
  bind(moving.listMoveTargets, ({ db, now }, { params }) =>
    readMoveTargets(db, { ...params, now, isOwn: false }),
  )
  bind(moving.moveEnrollment, (ctx, { params, body }) => moveByAdmin(ctx, { ...params, ...body }))
  bind(moving.cancelCourse, (ctx, { params, body }) => cancelCourse(ctx, { ...params, ...body }))
  bind(moving.getCourseCancellation, ({ db }, { params }) => readCourseCancellation(db, params.id))
  bind(moving.getCancellationChoice, (ctx, { params }) => readChoice(ctx, params.id))
  bind(moving.chooseAfterCancellation, (ctx, { params, body }) => choose(ctx, { ...params, ...body }))
}
