import * as contract from '@sohbet/contract/learning/live-sessions'
import { downloadSession } from '../calendar/download-session.ts'
import type { Bind } from '../http/bind.ts'
import { announceAbsence } from './announce-absence.ts'
import { correctAttendance, listAttendance } from './attendance.ts'
import { changeSession } from './change-session.ts'
import { joinSession } from './join-session.ts'
import { readCourseSessions, readOwnSessions, requireOwnSession } from './learner-sessions.reads.ts'
import { readCoachSessions, readStaffSessions } from './staff-sessions.reads.ts'

export function sessionRoutes(bind: Bind) {
  bind(contract.listOwnSessions, (ctx, { query }) => readOwnSessions(ctx, query))
  bind(contract.listLearnerCourseSessions, (ctx, { params }) => readCourseSessions(ctx, params.id))
  bind(contract.getOwnSession, async (ctx, { params }) => (await requireOwnSession(ctx, params.id)).told)
  bind(contract.joinSession, (ctx, { params }) => joinSession(ctx, params.id))
  bind(contract.announceAbsence, (ctx, { params, body }) => announceAbsence(ctx, { ...params, ...body }))
  bind(contract.withdrawAbsence, (ctx, { params }) => announceAbsence(ctx, { ...params, reason: null }))
  bind(contract.getSessionCalendar, (ctx, { params }) => downloadSession(ctx, params.id))
  bind(contract.listCourseSessions, (ctx, { params }) => readStaffSessions(ctx, params.id))
  bind(contract.listCoachSessions, (ctx, { query }) => readCoachSessions(ctx, query))
  bind(contract.changeSession, (ctx, { params, body }) => changeSession(ctx, { id: params.id, wish: body }))
  bind(contract.listAttendance, (ctx, { params }) => listAttendance(ctx, params.id))
  bind(contract.correctAttendance, (ctx, { params, body }) => correctAttendance(ctx, { ...params, ...body }))
}
