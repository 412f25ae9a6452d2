import type { StaffNote } from '@sohbet/contract/learning/learner-page'
import type { LearnerView } from '@sohbet/domain/course/may-see-learner'
import { and, desc, eq } from 'drizzle-orm'
import { refuseIfErased } from '../../db/refuse-if-erased.ts'
import { staffNotes } from '../../db/tables/people/staff-notes.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireLearner, type Reader } from './learner-access.ts'

const mostShown = 20

/** The latest first. A coach who only gives lessons reads only own notes. */
export async function readStaffNotes(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  { userId, view }: { userId: string; view: LearnerView },
): Promise<StaffNote[]> {
  const rows = await db
    .select({ note: staffNotes, author: users.username })
    .from(staffNotes)
    .leftJoin(users, eq(users.id, staffNotes.authorId))
    .where(
      and(
        eq(staffNotes.userId, userId),
        view === 'lessons' ? eq(staffNotes.authorId, actor.userId) : undefined,
      ),
    )
    .orderBy(desc(staffNotes.createdAt), desc(staffNotes.id))
    .limit(mostShown)
  return rows.map(({ note, author }) => toNote(note, { author, isOwn: note.authorId === actor.userId }))
}

const toNote = (
  { id, text, createdAt }: typeof staffNotes.$inferSelect,
  by: Pick<StaffNote, 'author' | 'isOwn'>,
): StaffNote => ({ id, text, createdAt: createdAt.toISOString(), ...by })

/** Written by everyone who may see the learner. */
export async function writeStaffNote(ctx: Reader, learnerId: string, text: string): Promise<StaffNote> {
  const { db, actor, now } = ctx
  const { userId } = await requireLearner(ctx, learnerId)
  const [note] = await refuseIfErased(
    () => db.insert(staffNotes).values({ userId, authorId: actor.userId, text, createdAt: now }).returning(),
    'USER_NOT_FOUND',
  )
  if (!note) throw new Error('an inserted row was not returned')
  return toNote(note, { author: actor.account.username, isOwn: true })
}

/** Only by its author, also when the author no longer sees the learner. */
export async function deleteStaffNote(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  id: string,
): Promise<{ id: string }> {
  const [deleted] = await db
    .delete(staffNotes)
    .where(and(eq(staffNotes.id, id), eq(staffNotes.authorId, actor.userId)))
    .returning({ id: staffNotes.id })
  if (!deleted) throw new AppError('NOT_FOUND')
  return deleted
}
