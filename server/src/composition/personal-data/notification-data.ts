import { eq } from 'drizzle-orm'
import {
  announcements,
  notificationPreferences,
  notifications,
} from '../../db/tables/messaging/notifications.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Personal data about notifications, mail preferences and own announcements. */
export const notificationData: Record<string, PersonalDataReader> = {
  notifications: (db, userId) =>
    db
      .select({
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
        mailedAt: notifications.mailedAt,
        kind: notifications.kind,
        params: notifications.params,
        announcement: announcements.titleTr,
      })
      .from(notifications)
      .leftJoin(announcements, eq(announcements.id, notifications.announcementId))
      .where(eq(notifications.userId, userId)),
  notification_preferences: (db, userId) =>
    db
      .select({ kind: notificationPreferences.kind, isMailed: notificationPreferences.isMailed })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, userId)),
  announcements: (db, userId) =>
    db
      .select({
        createdAt: announcements.createdAt,
        title: announcements.titleTr,
        text: announcements.textTr,
      })
      .from(announcements)
      .where(eq(announcements.byUserId, userId)),
}
