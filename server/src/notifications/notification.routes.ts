import {
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  setNotificationPreference,
} from '@sohbet/contract/notifications/notifications'
import type { Bind } from '../context/context.ts'
import { markAllRead, markRead } from './mark-read.ts'
import { readNotifications } from './notification.reads.ts'
import { readPreferences, setPreference } from './preferences.ts'

export function notificationRoutes(bind: Bind) {
  bind(listNotifications, ({ db, actor }, { query }) => readNotifications(db, actor.userId, query))
  bind(markNotificationRead, (ctx, { params }) => markRead(ctx, params.id))
  bind(markAllNotificationsRead, (ctx) => markAllRead(ctx))
  bind(getNotificationPreferences, (ctx) => readPreferences(ctx))
  bind(setNotificationPreference, (ctx, { body }) => setPreference(ctx, body))
}
