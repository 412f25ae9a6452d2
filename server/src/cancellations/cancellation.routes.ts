import { cancelEnrollment as cancelEnrollmentCall } from '@sohbet/contract/selling/enrollments'
import { cancelByAdmin, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import type { Bind } from '../context/context.ts'
import { cancelBySchool, refundBySchool } from './cancel-by-school.ts'
import { cancelEnrollment } from './cancel-enrollment.ts'

export function cancellationRoutes(bind: Bind) {
  bind(cancelEnrollmentCall, (ctx, { params, body }) =>
    cancelEnrollment(ctx, { ...params, refund: body?.refund }),
  )
  bind(cancelByAdmin, (ctx, { params, body }) => cancelBySchool(ctx, { ...params, ...body }))
  bind(refundByAdmin, (ctx, { params, body }) => refundBySchool(ctx, { ...params, ...body }))
}
