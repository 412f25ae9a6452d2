import { expiryOfGift } from '@sohbet/domain/credits/lots'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { neighbours } from '@sohbet/domain/lesson/together'
import { daysAfter } from '@sohbet/domain/moment'
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { addLot } from '../credits/lots.ts'
import type { Db } from '../db/connect.ts'
import { lessonInvitations } from '../db/tables/lessons/lesson-invitations.ts'
import { users } from '../db/tables/people/users.ts'
import { addLessonAt, addSeat, firstFree } from './demo-lessons.ts'

/** Group classes: days from today, the topic, and how many learners have joined. */
const classes = [
  { inDays: 3, topic: 'Tell us about your last holiday', joined: 2 },
  { inDays: 6, topic: 'Ordering in a café, and complaining politely', joined: 1 },
]

type Demo = { userId: string; now: Date }

/** Duos and group classes: one duo of the learner, an invitation to the learner, an open seat, and classes to join. */
export async function addSharedLessons(db: Db, now: Date): Promise<void> {
  const [learner] = await db.select().from(users).where(eq(users.email, 'learner@sohbet.test'))
  if (!learner?.level) return
  const { id: userId, level } = learner
  const others = await addPartners(db, { userId, now })
  const [one, two, three] = others
  if (!one || !two || !three) return
  const inDays = (days: number) => daysAfter(now, days)

  const duo = await addDuo(db, {
    userId,
    at: inDays(4),
    now,
    wish: 'İkimiz de iş İngilizcesi çalışmak istiyoruz.',
  })
  if (duo) await addSeat(db, { lessonId: duo.id, userId: one, wish: '', isBooker: false, now })

  const invitation = await addDuo(db, { userId: two, at: inDays(5), now, wish: 'Kitaplar ve filmler' })
  if (invitation)
    await db
      .insert(lessonInvitations)
      .values({ lessonId: invitation.id, fromUserId: two, userId, createdAt: now })

  await addDuo(db, {
    userId: three,
    at: inDays(6),
    now,
    wish: 'Günlük konuşma',
    openTo: 'level',
    ...neighbours(level),
  })

  for (const { inDays: days, topic, joined } of classes) {
    const free = await firstFree(db, { kind: 'group', userId, at: inDays(days), now })
    if (!free) continue
    const { id: lessonId } = await addLessonAt(db, {
      kind: 'group',
      ...free,
      topic,
      ...neighbours(level),
      now,
    })
    for (const other of others.slice(3, 3 + joined))
      await addSeat(db, { lessonId, userId: other, wish: '', isBooker: false, now })
  }
}

type NewDuo = Demo & { at: Date; wish: string } & Pick<
    Parameters<typeof addLessonAt>[1],
    'openTo' | 'levelFrom' | 'levelTo'
  >

async function addDuo(db: Db, { userId, at, wish, now, ...open }: NewDuo) {
  const free = await firstFree(db, { kind: 'duo', userId, at, now })
  if (!free) return undefined
  const lesson = await addLessonAt(db, { kind: 'duo', ...free, ...open, now })
  await addSeat(db, { lessonId: lesson.id, userId, wish, isBooker: true, now })
  return lesson
}

/** Learners with a level who take part, with credits of the school. */
async function addPartners(db: Db, { userId, now }: Demo): Promise<string[]> {
  const canLogIn = and(eq(users.isVerified, true), isNull(users.suspendedAt), eq(users.role, 'learner'))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(canLogIn, isNotNull(users.level), ne(users.id, userId)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(5)
  for (const { id } of found)
    await addLot(
      db,
      { userId: id, source: 'admin', expiresOn: expiryOfGift(now, firstLessonRules) },
      { credits: 3, extraGroups: 0 },
      { reason: 'admin', note: 'Deneme dersleri', now },
    )
  return found.map(({ id }) => id)
}
