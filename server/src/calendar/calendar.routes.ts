import * as contract from '@sohbet/contract/live-sessions/calendar'
import { getCoachWeek } from '@sohbet/contract/live-sessions/coach-week'
import { getLiveSessionCalendar, listOwnLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { getLessonCalendar } from '@sohbet/contract/lessons/lessons'
import type { Bind } from '../context/context.ts'
import { readCoachWeek } from './coach-week.reads.ts'
import { downloadLesson, downloadLiveSession } from './downloads.ts'
import { renewFeed, revokeFeed, sendFeed, showFeed } from './feed.ts'
import { readWeek } from './week.reads.ts'

export function calendarRoutes(bind: Bind) {
  bind(contract.getCalendarFeed, showFeed)
  bind(contract.renewCalendarFeed, renewFeed)
  bind(contract.revokeCalendarFeed, revokeFeed)
  bind(contract.readCalendarFeed, (ctx, { params }) => sendFeed(ctx, params.token))
  bind(getLiveSessionCalendar, (ctx, { params }) => downloadLiveSession(ctx, params.id))
  bind(getLessonCalendar, (ctx, { params }) => downloadLesson(ctx, params.id))
  bind(listOwnLiveSessions, (ctx, { query }) => readWeek(ctx, query))
  bind(getCoachWeek, (ctx, { query }) => readCoachWeek(ctx, query))
}
