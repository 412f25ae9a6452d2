import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aNotification, anAnnouncement } from '../rows/notifications.ts'
import type { Sample } from './sample.ts'

export const notificationSamples: Record<string, Sample> = {
  'notifications.listNotifications': () => ({ query: {} }),
  'notifications.markNotificationRead': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    return { params: { id: exists ? (await aNotification(db, owner.id)).id : randomUUID() } }
  },
  'notifications.markAllNotificationsRead': () => ({}),
  'notifications.getNotificationPreferences': () => ({}),
  'notifications.setNotificationPreference': () => ({ body: { kind: 'message', isMailed: false } }),
  'announcements.listAnnouncements': () => ({ query: {} }),
  'announcements.countReaders': () => ({ body: { audience: { to: 'everyone' } } }),
  'announcements.createAnnouncement': () => ({
    body: { audience: { to: 'role', role: 'admin' }, title: { tr: 'T', en: '' }, text: { tr: 'M', en: '' } },
  }),
  'announcements.withdrawAnnouncement': async ({ db }) => ({ params: { id: (await anAnnouncement(db)).id } }),
}
