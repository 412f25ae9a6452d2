import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import {
  messageAttachments,
  messages,
  messageThreads,
  savedReplies,
} from '../../db/tables/messaging/messages.ts'
import { aUserOf } from './builders.ts'
import { aCoach, aCourse } from './catalogue.ts'
import { halfWay } from './learning.ts'
import { anEnrollment } from './selling.ts'

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('an inserted row was not returned')
  return row
}

/** An hour before the tests' clock. */
const before = new Date('2026-03-02T08:00:00Z')

type Line = { side: 'person' | 'coach' | 'school'; authorId?: string | null; text?: string }

/** A conversation with these messages; no side has read the other's. */
export async function aThread(
  db: Db,
  fields: Partial<typeof messageThreads.$inferInsert> = {},
  lines: readonly Line[] = [{ side: 'person', authorId: fields.personId ?? null }],
) {
  const kind = fields.kind ?? 'school'
  const count = (...sides: Line['side'][]) => lines.filter(({ side }) => sides.includes(side)).length
  const unread = {
    personUnread: kind === 'contact' ? 0 : count('coach', 'school'),
    coachUnread: kind === 'course' ? count('person') : 0,
    schoolUnread: kind === 'course' ? 0 : count('person'),
  }
  const thread = only(
    await db
      .insert(messageThreads)
      .values({
        kind,
        subject: kind === 'school' ? 'A question' : '',
        ...(kind === 'contact' && {
          visitorName: 'Ayşe Demir',
          visitorEmail: 'ayse@example.test',
          language: 'tr',
        }),
        createdAt: before,
        lastAt: before,
        lastSeq: lines.length,
        ...unread,
        ...fields,
      })
      .returning(),
  )
  await db.insert(messages).values(
    lines.map(({ side, authorId = null, text }, place) => ({
      threadId: thread.id,
      seq: place + 1,
      side,
      authorId,
      text: text ?? `Message ${place + 1}`,
      createdAt: new Date(thread.createdAt.getTime() + place * 1000),
      ...(authorId && { clientId: randomUUID() }),
    })),
  )
  return thread
}

/** A learner and a coach who share an ongoing course. */
export async function aPair(db: Db, course: Parameters<typeof aCourse>[1] = {}) {
  const [learner, coach] = [await aUserOf(db, 'learner'), await aUserOf(db, 'coach')]
  const { id: primaryCoachId } = await aCoach(db, { userId: coach.id })
  const made = await aCourse(db, { ...halfWay, primaryCoachId, ...course })
  const enrollment = await anEnrollment(db, { userId: learner.id, courseId: made.id })
  return { learner, coach, course: made, enrollment }
}

/** Their conversation with one message from each. */
export const aTalk = (db: Db, { learner, coach }: { learner: { id: string }; coach: { id: string } }) =>
  aThread(db, { kind: 'course', personId: learner.id, coachId: coach.id }, [
    { side: 'person', authorId: learner.id, text: 'Hello coach' },
    { side: 'coach', authorId: coach.id, text: 'Hello learner' },
  ])

export const anAttachment = async (
  db: Db,
  fields: Partial<typeof messageAttachments.$inferInsert> & { userId: string },
) =>
  only(
    await db
      .insert(messageAttachments)
      .values({ name: 'notes.pdf', type: 'application/pdf', size: 1000, createdAt: before, ...fields })
      .returning(),
  )

/** A saved reply of the school, or of the named coach. */
export const aSavedReply = async (db: Db, fields: Partial<typeof savedReplies.$inferInsert> = {}) =>
  only(
    await db
      .insert(savedReplies)
      .values({ title: 'Hours', text: 'We are here from 9 to 18.', createdAt: before, ...fields })
      .returning(),
  )
