import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { announcements, notifications } from '../../db/tables/messaging/notifications.ts'

const at = new Date('2026-03-02T08:00:00Z')

export async function aNotification(
  db: Db,
  userId: string,
  fields: Partial<typeof notifications.$inferInsert> = {},
) {
  const [row] = await db
    .insert(notifications)
    .values({
      userId,
      kind: 'enrolled',
      params: { courseId: randomUUID(), course: 'Street English' },
      about: randomUUID(),
      createdAt: at,
      mailFrom: fields.createdAt ?? at,
      ...fields,
    })
    .returning()
  if (!row) throw new Error('an inserted row was not returned')
  return row
}

/** A scheduled announcement. */
export async function anAnnouncement(db: Db, fields: Partial<typeof announcements.$inferInsert> = {}) {
  const [row] = await db
    .insert(announcements)
    .values({
      titleTr: 'Bahar kayıtları',
      titleEn: 'Spring courses',
      textTr: 'Kayıtlar açıldı.',
      textEn: 'You can enrol now.',
      audience: 'everyone',
      sendAt: new Date('2026-03-03T08:00:00Z'),
      createdAt: at,
      ...fields,
    })
    .returning()
  if (!row) throw new Error('an inserted row was not returned')
  return row
}
