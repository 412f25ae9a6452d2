import { testSecret } from '../apps/test-app.ts'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aCoach, aCourse } from '../rows/catalogue.ts'
import { aNotification, anAnnouncement } from '../rows/notifications.ts'
import type { Sample } from './sample.ts'
import { createSignedLinks } from '../../http/files/signed-links.ts'

export const notificationSamples: Record<string, Sample> = {
  'notifications.listNotifications': () => ({ query: {} }),
  'notifications.markNotificationRead': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    return { params: { id: exists ? (await aNotification(db, owner.id)).id : randomUUID() } }
  },
  'notifications.markAllNotificationsRead': () => ({}),
  'notifications.getNotificationPreferences': () => ({}),
  'notifications.setNotificationPreference': () => ({ body: { kind: 'message', isMailed: false } }),
  'campaignMails.getCampaignMails': () => ({}),
  'campaignMails.setCampaignMails': () => ({ body: { isAgreed: true } }),
  'campaignMails.openUnsubscribe': () => ({ params: { token: 'a.b' } }),
  'campaignMails.unsubscribe': ({ owner }) => ({
    params: { token: createSignedLinks(testSecret).tokenOf(owner.id) },
    body: { payload: '', headers: {} },
  }),
  'announcements.listAnnouncements': () => ({ query: {} }),
  'announcements.countReaders': () => ({ body: { audience: { to: 'everyone' } } }),
  'announcements.createAnnouncement': () => ({
    body: { audience: { to: 'role', role: 'admin' }, title: { tr: 'T', en: '' }, text: { tr: 'M', en: '' } },
  }),
  'announcements.announceToCourses': async ({ db, owner }) => {
    const isCoach = (await db.$count(users, and(eq(users.id, owner.id), eq(users.role, 'coach')))) > 0
    const coach = isCoach ? await aCoach(db, { userId: owner.id }) : await aCoach(db)
    const course = await aCourse(db, { primaryCoachId: coach.id })
    return { body: { key: randomUUID(), courseIds: [course.id], title: 'Merhaba', text: 'Ders 20.00’de' } }
  },
  'announcements.listOwnAnnouncements': () => ({}),
  'announcements.withdrawAnnouncement': async ({ db }) => ({ params: { id: (await anAnnouncement(db)).id } }),
}
