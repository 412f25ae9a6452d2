import { dayMs, daysAfter, hourMs } from '@sohbet/domain/moment'
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { sendAnnouncement } from '../announcements/send-announcements.ts'
import { recordEndedSessions } from '../live-sessions/attendance/record-ended-sessions.ts'
import { notify } from '../notifications/notify.ts'
import { sendReminders } from '../reminders/send-reminders.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'

/** Leaves two unread notifications for the learner and the admin, three for the coach. */
export async function addNotifications(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  // Sends and reads everything due in the next minute, so that the jobs add no notification
  await sendReminders({ db, now })
  await recordEndedSessions({ db, now })
  const admin = await idOf(db, 'admin@sohbet.test')
  await announce(db, { by: admin, at: ago(9 * dayMs), ...holidays, audience: 'everyone' })
  await readAll(db, ago(8 * dayMs))
  await announce(db, { by: admin, at: ago(5 * hourMs), ...welcome, audience: 'everyone' })
  await announce(db, { by: admin, at: ago(3 * hourMs), ...figures, audience: 'role', role: 'admin' })
  await db.insert(announcements).values({
    ...openDay,
    audience: 'role',
    role: 'learner',
    sendAt: daysAfter(now, 3),
    byUserId: admin,
    createdAt: ago(hourMs),
  })
  await notifyPeople(db, ago)
  const shown = ['admin@sohbet.test', 'coach@sohbet.test', 'learner@sohbet.test']
  const others = db.select({ id: users.id }).from(users).where(notInArray(users.email, shown))
  await db
    .update(notifications)
    .set({ readAt: ago(hourMs) })
    .where(and(isNull(notifications.readAt), inArray(notifications.userId, others)))
  await db.update(notifications).set({ isMailDue: false }).where(eq(notifications.isMailDue, true))
}

/** Adds a group for the learner and two announcements for the coaches. */
async function notifyPeople(db: Db, ago: (ms: number) => Date) {
  const learner = await idOf(db, 'learner@sohbet.test')
  const [course] = await db
    .select({ courseId: courses.id, course: courses.name })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, learner), eq(enrollments.status, 'active')))
    .orderBy(courses.startDate)
    .limit(1)
  if (!course) throw new Error('the demo learner has no course')
  const notice = { kind: 'enrolled' as const, ...course }
  await notify(db, ago(2 * hourMs), { userIds: [learner], notice, about: 'demo' })
  const coaches = { by: null, audience: 'role', role: 'coach' } as const
  await announce(db, { ...coaches, at: ago(2 * hourMs), ...timetable })
  await announce(db, { ...coaches, at: ago(hourMs), ...recordings })
}

type Announced = Pick<
  typeof announcements.$inferInsert,
  'titleTr' | 'titleEn' | 'textTr' | 'textEn' | 'audience' | 'role'
> & { by: string | null; at: Date }

async function announce(db: Db, { by, at, ...words }: Announced) {
  const [row] = await db
    .insert(announcements)
    .values({ ...words, byUserId: by, sendAt: at, createdAt: at })
    .returning()
  if (row) await sendAnnouncement(db, row, { now: at })
}

const readAll = (db: Db, at: Date) =>
  db.update(notifications).set({ readAt: at }).where(isNull(notifications.readAt))

async function idOf(db: Db, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`${email} is no demo account`)
  return user.id
}

const welcome = {
  titleTr: 'Mesajlar ve bildirimler açıldı',
  titleEn: 'Messages and notifications are here',
  textTr:
    'Artık kursunla ilgili her şeyi buradan takip edebilirsin. Neyi e-postayla alacağını ayarlarından seç.',
  textEn:
    'From now on you find here whatever happens in your course. Choose in your settings what you get by mail.',
}
const holidays = {
  titleTr: 'Resmî tatillerde ders yok',
  titleEn: 'No lessons on public holidays',
  textTr: 'Resmî tatillere denk gelen dersler yapılmaz. Takvim tatili adıyla gösterir.',
  textEn: 'Lessons that fall on public holidays do not take place. The calendar names the holiday.',
}
const figures = {
  titleTr: 'Ayın rakamları hazır',
  titleEn: 'The figures of the month are ready',
  textTr: 'Kayıtlar ve ödemeler, kayıtlar sayfasından tablo olarak indirilebilir.',
  textEn: 'Enrollments and payments can be downloaded as a table from the enrollments page.',
}
const timetable = {
  titleTr: 'Yeni dönem saatleri',
  titleEn: 'Times of the new term',
  textTr: 'Lütfen yeni dönemdeki ders saatlerini kontrol et.',
  textEn: 'Please check the times of your lessons in the new term.',
}
const recordings = {
  titleTr: 'Ders kayıtları',
  titleEn: 'Recordings of lessons',
  textTr: 'Lütfen ders kayıtlarını dersin ertesi günü ekle; öğrencilere kendiliğinden haber verilir.',
  textEn: 'Please add recordings the day after a lesson; the learners get a notification automatically.',
}
const openDay = {
  titleTr: 'Açık konuşma akşamı',
  titleEn: 'Open speaking evening',
  textTr: 'Cuma akşamı 20.00’de herkese açık bir konuşma buluşması var. Çayını al, gel.',
  textEn: 'On Friday at 20:00 there is a speaking evening for everybody. Bring your tea.',
}
