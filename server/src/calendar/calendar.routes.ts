import * as contract from '@sohbet/contract/learning/calendar'
import { getLiveSessionCalendar } from '@sohbet/contract/learning/live-sessions'
import type { Bind } from '../context/context.ts'
import { downloadLiveSession } from './download-live-session.ts'
import { renewFeed, revokeFeed, sendFeed, showFeed } from './feed.ts'

export function calendarRoutes(bind: Bind) {
  bind(contract.getCalendarFeed, showFeed)
  bind(contract.renewCalendarFeed, renewFeed)
  bind(contract.revokeCalendarFeed, revokeFeed)
  bind(contract.readCalendarFeed, (ctx, { params }) => sendFeed(ctx, params.token))
  bind(getLiveSessionCalendar, (ctx, { params }) => downloadLiveSession(ctx, params.id))
}
