import type { StaffMaterial } from '@sohbet/contract/live-sessions/session-material'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { materialLimits, mayAddMaterial } from '@sohbet/domain/live-session/materials'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { refuseIfErased } from '../../db/refuse-if-erased.ts'
import { sessionMaterials } from '../../db/tables/learning/session-materials.ts'
import { lockCourse } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { storeWithRow } from '../../jobs/store-with-row.ts'
import { publish } from '../../live/publish.ts'
import { refuseUnlessPdf } from '../../media/inspect-document.ts'
import { kindOfAudio } from '../../media/kind-of-media.ts'
import { prepareImage } from '../../media/prepare-image.ts'
import { readPngHeader, readWebpHeader } from '../../media/picture-header.ts'
import { materialFiles } from '../../media/session-files.ts'
import { readClass } from '../class.reads.ts'
import { requireStaffLiveSession } from '../staff-live-sessions.reads.ts'
import { ofSlot, readStaffMaterials } from './materials.reads.ts'

type New = { title: string; link: string; bytes: number | null }

/** The coaches of the session and admins. */
const requireSession = async (db: Db, ctx: SignedInContext, id: string): Promise<LiveSession> =>
  (await requireStaffLiveSession(db, ctx, id)).session

export const addMaterialLink = (
  ctx: SignedInContext,
  { id, ...link }: { id: string; title: string; link: string },
): Promise<StaffMaterial[]> => addMaterial(ctx, { id, material: { ...link, bytes: null } })

export async function addMaterialFile(
  ctx: SignedInContext,
  { id, title, file }: { id: string; title: string; file: File },
): Promise<StaffMaterial[]> {
  // Before the file is decoded, which takes long
  await refuseUnlessRoom(ctx.db, await requireSession(ctx.db, ctx, id))
  const { ending, bytes } = await prepare(ctx, new Uint8Array(await file.arrayBuffer()))
  const { link, file: name } = materialFiles.nameNew(ending, bytes)
  const material = { title, link, bytes: bytes.length }
  return storeWithRow(ctx, { name, bytes }, (keep) => addMaterial(ctx, { id, material, keep }))
}

type Add = { id: string; material: New; keep?: (db: Db) => Promise<void> }

/** Locks the course, so that several at the same time do not exceed the limit together. */
const addMaterial = (ctx: SignedInContext, { id, material, keep }: Add): Promise<StaffMaterial[]> =>
  refuseIfErased(() =>
    ctx.db.transaction(async (db) => {
      const session = await requireSession(db, ctx, id)
      await lockCourse(db, session.courseId)
      await refuseUnlessRoom(db, session)
      const { courseId, day, minute } = session
      await db
        .insert(sessionMaterials)
        .values({ courseId, day, minute, ...material, byUserId: ctx.actor.userId, createdAt: ctx.now })
      await keep?.(db)
      await refreshPages(ctx, db, session)
      return readStaffMaterials(ctx, db, session)
    }),
  )

async function refuseUnlessRoom(db: Db, session: LiveSession): Promise<void> {
  const verdict = mayAddMaterial(session, { count: await db.$count(sessionMaterials, ofSlot(session)) })
  if (!verdict.allowed) throw new AppError(verdict.because, { about: String(materialLimits.inSession) })
}

/** By content, whatever its name. */
async function prepare(ctx: SignedInContext, original: Uint8Array) {
  if (isPicture(original)) {
    const { bytes } = await prepareImage(ctx, original, 'message_pictures')
    return { ending: 'jpg' as const, bytes }
  }
  const bytes = original
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return { ending: await kindOfAudio(ctx, bytes, { code: 'INVALID_MATERIAL' }), bytes }
  refuseUnlessPdf(bytes)
  return { ending: 'pdf' as const, bytes }
}

/** The coach's phone keeps photos as JPEG, screenshots as PNG; the learners get a JPEG. */
const isPicture = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  readPngHeader(bytes) !== undefined ||
  readWebpHeader(bytes) !== undefined

/** The file is removed after the commit. */
export const removeMaterial = (
  ctx: SignedInContext,
  { id, materialId }: { id: string; materialId: string },
): Promise<StaffMaterial[]> =>
  ctx.db.transaction(async (db) => {
    const session = await requireSession(db, ctx, id)
    const [gone] = await db
      .delete(sessionMaterials)
      .where(and(ofSlot(session), eq(sessionMaterials.id, materialId)))
      .returning({ link: sessionMaterials.link })
    if (!gone) throw new AppError('MATERIAL_NOT_FOUND')
    const names = materialFiles.storedFile(gone.link)
    if (names.length > 0) await enqueue(db, 'remove-files', { names })
    await refreshPages(ctx, db, session)
    return readStaffMaterials(ctx, db, session)
  })

/** With a session that is removed. */
export async function forgetMaterials(db: Db, session: LiveSession): Promise<void> {
  const gone = await db
    .delete(sessionMaterials)
    .where(ofSlot(session))
    .returning({ link: sessionMaterials.link })
  const names = gone.flatMap(({ link }) => materialFiles.storedFile(link))
  if (names.length > 0) await enqueue(db, 'remove-files', { names })
}

/** Of the learners and coaches; guests see the change at the next regular reload. */
async function refreshPages({ actor }: SignedInContext, db: Db, session: LiveSession): Promise<void> {
  const { learners, coaches } = await readClass(db, session.courseId, session)
  const readers = new Set([...learners, ...coaches, actor.userId])
  await publish(db, [...readers].toSorted(), { kind: 'sessions' })
}
