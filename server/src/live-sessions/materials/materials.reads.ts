import type { Parsed } from '@sohbet/contract/endpoint'
import type { CourseMaterials, getMaterialFile } from '@sohbet/contract/live-sessions/session-files'
import type { SessionMaterial, StaffMaterial } from '@sohbet/contract/live-sessions/session-material'
import { areMaterialsShown, materialKind } from '@sohbet/domain/live-session/materials'
import { slotKey, type Slot } from '@sohbet/domain/live-session/plan'
import { and, asc, eq } from 'drizzle-orm'
import type { Context, SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { sessionMaterials } from '../../db/tables/learning/session-materials.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { StoredFile } from '../../http/files/send-file.ts'
import { materialFiles } from '../../media/session-files.ts'
import { tidyFileName } from '../../media/tidy-file-name.ts'
import { requireOwnSessionsOfCourse } from '../learner-live-sessions.reads.ts'

type SlotOfCourse = Slot & { courseId: string }
type Reader = Pick<Context, 'links' | 'now'>
type Row = typeof sessionMaterials.$inferSelect

export const ofSlot = ({ courseId, day, minute }: SlotOfCourse) =>
  and(
    eq(sessionMaterials.courseId, courseId),
    eq(sessionMaterials.day, day),
    eq(sessionMaterials.minute, minute),
  )

const toMaterial = (ctx: Reader, { id, title, link, bytes }: Row): SessionMaterial => ({
  id,
  title,
  kind: materialKind(link),
  url: materialFiles.opensAt(ctx, link),
  bytes,
})

/** In the order in which they were added. */
export async function readStaffMaterials(
  ctx: Reader,
  db: Db,
  session: SlotOfCourse,
): Promise<StaffMaterial[]> {
  const rows = await db
    .select({ material: sessionMaterials, addedBy: users.username })
    .from(sessionMaterials)
    .leftJoin(users, eq(users.id, sessionMaterials.byUserId))
    .where(ofSlot(session))
    .orderBy(asc(sessionMaterials.createdAt), asc(sessionMaterials.id))
  return rows.map(({ material, addedBy }) => ({ ...toMaterial(ctx, material), addedBy }))
}

/** For a learner or guest of the session: none before it begins. */
export async function readShownMaterials(
  ctx: Reader & Pick<Context, 'db'>,
  session: SlotOfCourse & Parameters<typeof areMaterialsShown>[0],
): Promise<SessionMaterial[]> {
  if (!areMaterialsShown(session, ctx.now)) return []
  const rows = await ctx.db
    .select()
    .from(sessionMaterials)
    .where(ofSlot(session))
    .orderBy(asc(sessionMaterials.createdAt), asc(sessionMaterials.id))
  return rows.map((row) => toMaterial(ctx, row))
}

/** For a learner of the course: those of all sessions that have begun, the newest session first. */
export async function readCourseMaterials(ctx: SignedInContext, courseId: string): Promise<CourseMaterials> {
  const own = await requireOwnSessionsOfCourse(ctx, courseId)
  const rows = await ctx.db
    .select()
    .from(sessionMaterials)
    .where(eq(sessionMaterials.courseId, courseId))
    .orderBy(asc(sessionMaterials.createdAt), asc(sessionMaterials.id))
  return own
    .filter((session) => areMaterialsShown(session, ctx.now))
    .flatMap((session) => {
      const materials = rows
        .filter((row) => slotKey(row) === slotKey(session))
        .map((row) => toMaterial(ctx, row))
      return materials.length > 0
        ? [{ sessionId: session.id, startsAt: session.startsAt.toISOString(), materials }]
        : []
    })
    .toReversed()
}

/** Reads a file for a signed URL. A removed one is gone at once. */
export async function readMaterialFile(
  ctx: Context,
  { params: { name }, query }: Parsed<typeof getMaterialFile>,
): Promise<StoredFile> {
  const file = await materialFiles.read(ctx, { name, query })
  const [row] = await ctx.db
    .select({ title: sessionMaterials.title })
    .from(sessionMaterials)
    .where(eq(sessionMaterials.link, materialFiles.addressOf(name)))
  if (!row) throw new AppError('NOT_FOUND')
  return new StoredFile(file, {
    name: tidyFileName(`${row.title}.${name.split('.')[1] ?? ''}`),
    type: file.type,
    version: name,
  })
}
