import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schoolDay } from '@sohbet/domain/calendar'
import { hoursBefore } from '@sohbet/domain/moment'
import { and, asc, eq, lte, gte, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import {
  messageAttachments,
  messages,
  messageThreads,
  savedReplies,
} from '../../db/tables/messaging/messages.ts'
import { users } from '../../db/tables/people/users.ts'
import { attachmentFile } from '../../messages/attachment-files.ts'
import type { DemoFiles } from '../catalogue/add-lessons.ts'
import { demoReplies, demoThreads, demoVoice, type DemoThread } from './demo-threads.ts'

type People = { admin: string; coach: string; learner: string; ownCoach: string; others: string[] }

/** Adds recent conversations; the demo learner and admin have three unread messages, the coach two. */
export async function addMessages(db: Db, { now, ...from }: DemoFiles & { now: Date }): Promise<void> {
  const people = await readPeople(db, now)
  for (const thread of demoThreads) await addThread(db, thread, { people, now })
  await addVoice(db, from)
  await db
    .insert(savedReplies)
    .values(demoReplies.map((reply) => ({ ...reply, createdAt: hoursBefore(now, 24 * 30) })))
}

async function addThread(db: Db, thread: DemoThread, { people, now }: { people: People; now: Date }) {
  const { kind, subject = '', visitor, lines, unread = {}, isTaken, doneHoursAgo } = thread
  const personId = idOf(thread.person, people)
  const coachId = thread.coach ? (thread.person === 'learner' ? people.ownCoach : people.coach) : null
  const authors = { person: personId, coach: coachId, school: people.admin }
  const readTo = (count = 0) => lines.length - count
  const [first, last] = [lines[0], lines.at(-1)]
  const [row] = await db
    .insert(messageThreads)
    .values({
      kind,
      subject,
      personId,
      coachId,
      visitorName: visitor?.name ?? null,
      visitorEmail: visitor?.email ?? null,
      language: visitor?.language ?? null,
      createdAt: hoursBefore(now, first?.[1] ?? 0),
      lastAt: hoursBefore(now, last?.[1] ?? 0),
      lastSeq: lines.length,
      personRead: readTo(unread.person),
      personUnread: unread.person ?? 0,
      coachRead: readTo(unread.coach),
      coachUnread: unread.coach ?? 0,
      schoolRead: readTo(unread.school),
      schoolUnread: unread.school ?? 0,
      assigneeId: isTaken ? people.admin : null,
      doneAt: doneHoursAgo === undefined ? null : hoursBefore(now, doneHoursAgo),
    })
    .returning({ id: messageThreads.id })
  if (!row) throw new Error('an inserted thread was not returned')
  await db.insert(messages).values(
    lines.map(([side, hoursAgo, text], place) => ({
      threadId: row.id,
      seq: place + 1,
      side,
      authorId: authors[side],
      text,
      createdAt: hoursBefore(now, hoursAgo),
    })),
  )
}

/** The sound of the message without words. */
async function addVoice(db: Db, { files, demoFiles }: DemoFiles): Promise<void> {
  const bytes = await readFile(join(demoFiles, 'voices', demoVoice.file))
  const [silent] = await db.select().from(messages).where(eq(messages.text, ''))
  if (!silent?.authorId) throw new Error('no message of a demo conversation is without words')
  const { threadId, seq, authorId, createdAt } = silent
  const value = {
    userId: authorId,
    threadId,
    seq,
    name: 'voice.m4a',
    type: 'audio/mp4',
    size: bytes.length,
    seconds: demoVoice.seconds,
    createdAt,
  } as const
  const [row] = await db.insert(messageAttachments).values(value).returning()
  if (row) await files.put(attachmentFile(row), bytes)
}

function idOf(person: DemoThread['person'], { coach, learner, others }: People): string | null {
  if (person === undefined) return null
  if (typeof person === 'number') return others[person] ?? learner
  return person === 'coach' ? coach : learner
}

/** The demo accounts, the coach of the learner's course, and other current learners of the demo coach. */
async function readPeople(db: Db, now: Date): Promise<People> {
  const ofAccount = async (email: string) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) throw new Error(`${email} is not among the demo's accounts`)
    return user.id
  }
  const [admin, coach, learner] = [
    await ofAccount('admin@sohbet.test'),
    await ofAccount('coach@sohbet.test'),
    await ofAccount('learner@sohbet.test'),
  ]
  const today = schoolDay(now)
  const isOngoing = and(
    eq(enrollments.status, 'active'),
    lte(courses.startDate, today),
    gte(courses.endDate, today),
  )
  const taught = db
    .selectDistinct({ learner: enrollments.userId, coach: coaches.userId })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(coaches, or(eq(coaches.id, courses.primaryCoachId), eq(coaches.id, courses.secondaryCoachId)))
  const own = await taught.where(and(isOngoing, eq(enrollments.userId, learner)))
  const others = await db
    .selectDistinct({ id: users.id, email: users.email })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(coaches, or(eq(coaches.id, courses.primaryCoachId), eq(coaches.id, courses.secondaryCoachId)))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(and(isOngoing, eq(coaches.userId, coach), ne(users.id, learner)))
    .orderBy(asc(users.email))
    .limit(3)
  const isHis = own.some((row) => row.coach === coach)
  const ownCoach = (isHis ? coach : own[0]?.coach) ?? coach
  return { admin, coach, learner, ownCoach, others: others.map(({ id }) => id) }
}
