import * as contract from '@sohbet/contract/selling/enrollments'
import * as admin from '@sohbet/contract/selling/enrollments-admin'
import * as line from '@sohbet/contract/selling/waiting-list'
import { schoolDay } from '@sohbet/domain/calendar'
import { messages } from '@sohbet/contract/messaging/messages'
import { getSalesDocuments, listAcceptedDocuments } from '@sohbet/contract/selling/sales-documents'
import type { Bind } from '../context/context.ts'
import { readEnrollmentsPage } from './admin/admin.reads.ts'
import { readMovements } from './admin/movements.reads.ts'
import { readAvailableCourses } from './available.reads.ts'
import { readOfferedCourse } from './course-offer.reads.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { enrollByHand } from './by-hand/enroll-by-hand.ts'
import { moveUpInLine, offerSeatNow, removeFromLine } from './admin/change-line.ts'
import { readLine } from './admin/line.reads.ts'
import { enroll } from './enroll.ts'
import { exportEnrollments } from './admin/export-enrollments.ts'
import { readOwnEnrollments } from './own-enrollments.reads.ts'
import { readPrerequisites } from './prerequisites.reads.ts'
import { readAcceptedDocuments } from './accepted-documents.reads.ts'
import { readSalesDocuments } from '../site/sales-documents.reads.ts'
import { printReceipt } from '../receipts/print-receipt.ts'
import { joinWaitingList, leaveLine } from './seats/waiting-list.ts'

export function enrollmentRoutes(bind: Bind) {
  bind(contract.createEnrollment, (ctx, { body }) => refuseIfErased(() => enroll(ctx, body)))
  bind(contract.getPrerequisites, (ctx, { params }) => readPrerequisites(ctx, params.courseId))
  bind(contract.listEnrollableCourses, (ctx, { query: { courseId } }) =>
    courseId === undefined ? readAvailableCourses(ctx) : readOfferedCourse(ctx, courseId),
  )
  bind(contract.listOwnEnrollments, (ctx) => readOwnEnrollments(ctx))
  bind(getSalesDocuments, ({ db, language, cachedSchool }) =>
    readSalesDocuments(db, { language, initial: cachedSchool.initial }),
  )
  bind(listAcceptedDocuments, (ctx, { params }) => readAcceptedDocuments(ctx, params.id))
  bind(contract.getReceipt, (ctx, { params }) => printReceipt(ctx, params))
  bind(contract.joinWaitingList, (ctx, { body }) => refuseIfErased(() => joinWaitingList(ctx, body)))
  bind(contract.leaveWaitingList, async (ctx, { params }) => {
    await leaveLine(ctx, params.courseId)
    return { message: messages.waitingListLeft[ctx.language] }
  })

  bind(admin.listEnrollments, ({ db, now }, { query }) =>
    readEnrollmentsPage(db, { ...query, today: schoolDay(now) }),
  )
  bind(admin.exportEnrollments, (ctx, { query }) => exportEnrollments(ctx, query))
  bind(admin.enrollByHand, (ctx, { body }) => refuseIfErased(() => enrollByHand(ctx, body), 'USER_NOT_FOUND'))
  bind(admin.listMovements, ({ db }, { params }) => readMovements(db, params.id))

  bind(line.getLine, ({ db, now }, { params }) => readLine(db, { ...params, now }))
  bind(line.moveUpInLine, (ctx, { params, body }) =>
    refuseIfErased(() => moveUpInLine(ctx, { ...params, ...body }), 'NOT_WAITING'),
  )
  bind(line.removeFromLine, (ctx, { params, body }) =>
    refuseIfErased(() => removeFromLine(ctx, { ...params, ...body }), 'NOT_WAITING'),
  )
  bind(line.offerSeatNow, (ctx, { params, body }) =>
    refuseIfErased(() => offerSeatNow(ctx, { ...params, ...body }), 'NOT_WAITING'),
  )
}
