import {
  previewHolidays as previewHolidaysCall,
  updateHolidays as updateHolidaysCall,
} from '@sohbet/contract/core/holidays'
import * as attendance from '@sohbet/contract/live-sessions/attendance'
import {
  addSession as addSessionCall,
  removeSession as removeSessionCall,
} from '@sohbet/contract/live-sessions/extra-sessions'
import * as contract from '@sohbet/contract/live-sessions/live-sessions'
import { getSessionPage } from '@sohbet/contract/live-sessions/session-page'
import type { Bind } from '../context/context.ts'
import { announceAbsence } from './attendance/announce-absence.ts'
import { correctAttendance, listAttendance, markAttendance } from './attendance/attendance.ts'
import { changeLiveSession } from './change-live-session.ts'
import { correctLiveSession } from './correct-live-session.ts'
import { addSession } from './extra/add-session.ts'
import { removeSession } from './extra/remove-session.ts'
import { joinLiveSession } from './join-live-session.ts'
import { readCourseLiveSessions } from './learner-live-sessions.reads.ts'
import { readOwnSessionPage } from './page/own-session-page.reads.ts'
import { readSessionPage } from './page/session-page.reads.ts'
import { previewHolidays } from './holidays/preview-holidays.ts'
import { updateHolidays } from './holidays/update-holidays.ts'
import { readCoachLiveSessions, readStaffLiveSessions } from './staff-live-sessions.reads.ts'

export function liveSessionRoutes(bind: Bind) {
  bind(contract.listLearnerCourseLiveSessions, (ctx, { params }) => readCourseLiveSessions(ctx, params.id))
  bind(contract.getOwnLiveSession, (ctx, { params }) => readOwnSessionPage(ctx, params.id))
  bind(contract.joinLiveSession, (ctx, { params }) => joinLiveSession(ctx, params.id))
  bind(contract.announceAbsence, (ctx, { params, body }) => announceAbsence(ctx, { ...params, ...body }))
  bind(contract.withdrawAbsence, (ctx, { params }) => announceAbsence(ctx, { ...params, reason: null }))
  bind(contract.listCourseLiveSessions, (ctx, { params }) => readStaffLiveSessions(ctx, params.id))
  bind(contract.listCoachLiveSessions, (ctx, { query }) => readCoachLiveSessions(ctx, query))
  bind(getSessionPage, (ctx, { params }) => readSessionPage(ctx, params.id))
  bind(contract.changeLiveSession, (ctx, { params, body }) => changeLiveSession(ctx, { id: params.id, body }))
  bind(addSessionCall, (ctx, { params, body }) => addSession(ctx, { ...params, body }))
  bind(removeSessionCall, (ctx, { params }) => removeSession(ctx, params.id))
  bind(contract.correctLiveSession, (ctx, { params, body }) =>
    correctLiveSession(ctx, { id: params.id, body }),
  )
  bind(updateHolidaysCall, (ctx, { body }) => updateHolidays(ctx, body))
  bind(previewHolidaysCall, (ctx, { body }) => previewHolidays(ctx, body.holidays))
  bind(attendance.listAttendance, (ctx, { params }) => listAttendance(ctx, params.id))
  bind(attendance.markAttendance, (ctx, { params, body }) => markAttendance(ctx, { ...params, ...body }))
  bind(attendance.correctAttendance, (ctx, { params, body }) =>
    correctAttendance(ctx, { ...params, ...body }),
  )
}
