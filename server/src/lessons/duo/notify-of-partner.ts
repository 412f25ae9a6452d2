import type { Notice } from '@sohbet/contract/notifications/notifications'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lessonInvitations } from '../../db/tables/lessons/lesson-invitations.ts'
import type { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { notify } from '../../notifications/notify.ts'
import { publish } from '../../live/publish.ts'
import { thingOfLesson } from '../notify-of-lesson.ts'
import { readCoachPerson, type Person } from '../../coaches/coach-person.reads.ts'

type LessonRow = typeof lessons.$inferSelect
type SeatRow = typeof lessonSeats.$inferSelect

const aboutOf = ({ id: lessonId, kind, startsAt }: LessonRow) =>
  ({ lessonId, lesson: kind, startsAt: startsAt.toISOString() }) as const

async function nameOf(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ name: users.username }).from(users).where(eq(users.id, userId))
  return user?.name ?? ''
}

type Answer = {
  lesson: LessonRow
  /** The booked seats of the others, or of all. */
  seats: readonly SeatRow[]
  partnerId: string
  answer: Extract<Notice, { kind: 'partner_answered' }>['answer']
  isErased?: boolean
}

/** Tells the other learners of a duo that a partner accepted, declined or left. */
export async function notifyOfPartner(
  db: Db,
  now: Date,
  { lesson, seats, partnerId, answer, isErased = false }: Answer,
): Promise<void> {
  const userIds = seats.flatMap(({ userId }) => (userId === null || userId === partnerId ? [] : [userId]))
  await publish(db, userIds, { kind: 'sessions' })
  await notify(db, now, {
    userIds,
    notice: {
      kind: 'partner_answered',
      ...aboutOf(lesson),
      other: isErased ? '' : await nameOf(db, partnerId),
      answer,
    },
    about: `${lesson.id} ${now.toISOString()} ${answer}`,
    personId: isErased ? null : partnerId,
    thing: thingOfLesson(lesson.id),
  })
}

/** The coach of a duo reads that it is now a private lesson. */
export async function notifyOfPrivate(
  db: Db,
  now: Date,
  { lesson, learner, privateMinutes }: { lesson: LessonRow; learner: Person; privateMinutes: number },
): Promise<void> {
  const coach = await readCoachPerson(db, lesson.coachId)
  if (!coach) return
  const { startsAt, ...about } = aboutOf({ ...lesson, kind: 'private' })
  await publish(db, [coach.id], { kind: 'sessions' })
  await notify(db, now, {
    userIds: [coach.id],
    notice: {
      kind: 'lesson_moved',
      ...about,
      other: learner.name,
      startsAt,
      before: startsAt,
      privateMinutes,
    },
    about: `${lesson.id} private`,
    personId: learner.id,
  })
}

type Invited = { lesson: LessonRow; fromUserId: string; userId: string | null }

/** One notice for each invited person and time; an unknown address gets nothing. */
export async function notifyInvited(
  db: Db,
  now: Date,
  { lesson, fromUserId, userId }: Invited,
): Promise<void> {
  const [coach] = await db
    .select({ name: users.username })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.id, lesson.coachId))
  const userIds = userId === null ? [] : [userId]
  await publish(db, userIds, { kind: 'sessions' })
  await notify(db, now, {
    userIds,
    notice: {
      kind: 'partner_invited',
      ...aboutOf(lesson),
      other: await nameOf(db, fromUserId),
      coach: coach?.name ?? '',
    },
    about: `${lesson.id} ${lesson.startsAt.toISOString()}`,
    personId: fromUserId,
    thing: thingOfLesson(lesson.id),
  })
}

/** A duo was moved before its partner answered: the invitation names the new time. */
export async function notifyOpenInvitation(db: Db, now: Date, lesson: LessonRow): Promise<void> {
  const isOpen = and(eq(lessonInvitations.lessonId, lesson.id), eq(lessonInvitations.status, 'open'))
  const [open] = await db.select().from(lessonInvitations).where(isOpen)
  if (open) await notifyInvited(db, now, { lesson, ...open })
}
