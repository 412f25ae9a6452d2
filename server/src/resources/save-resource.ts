import { maxResources, type AdminResource, type ResourceFields } from '@sohbet/contract/catalogue/resources'
import { changedFields } from '@sohbet/domain/change'
import { eq, sql } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { requireSameIds } from '../db/require-same-ids.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { resources } from '../db/tables/catalogue/resources.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { storedLink } from './resource-files.ts'
import { readResources, requireResource } from './resource.reads.ts'

const area = 'resources'

/** One writer at a time, because limit and order concern all resources. */
const lockResources = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${locks.resources})`)

async function columnsOf(ctx: SignedInContext, { title, description, type, link, ...whose }: ResourceFields) {
  const { level, courseId, isActive } = whose
  if (courseId && (await ctx.db.$count(courses, eq(courses.id, courseId))) === 0)
    throw new AppError('COURSE_NOT_FOUND')
  return { title, description, type, link: await storedLink(ctx, link), level, courseId, isActive }
}

export async function createResource(ctx: SignedInContext, fields: ResourceFields): Promise<AdminResource> {
  const columns = await columnsOf(ctx, fields)
  return ctx.db.transaction(async (db) => {
    await lockResources(db)
    if ((await db.$count(resources)) >= maxResources) throw new AppError('RESOURCES_FULL')
    const [made] = await db
      .insert(resources)
      .values({ ...columns, createdAt: ctx.now, updatedAt: ctx.now })
      .returning({ id: resources.id })
    if (!made) throw new Error('an inserted resource was not returned')
    await recordChanges(db, ctx, { area, kind: 'created', subject: fields.title })
    return requireResource({ ...ctx, db }, made.id)
  })
}

/** Values for the change log: a course by its name, which readers know. */
const values = ({ title, description, type, link, level, courseName, isActive }: AdminResource) => ({
  title,
  description,
  type,
  link,
  level,
  course: courseName,
  isActive,
})

export async function updateResource(
  ctx: SignedInContext,
  { id, fields }: { id: string; fields: ResourceFields },
): Promise<AdminResource> {
  const columns = await columnsOf(ctx, fields)
  return ctx.db.transaction(async (db) => {
    await lockResources(db)
    const before = await requireResource({ ...ctx, db }, id)
    await refuseOutdated(db, resources, { where: eq(resources.id, id), seen: fields.revision })
    await db
      .update(resources)
      .set({ ...columns, updatedAt: ctx.now })
      .where(eq(resources.id, id))
    const after = await requireResource({ ...ctx, db }, id)
    const changed = changedFields(values(before), values(after))
    await recordChanges(db, ctx, { area, kind: 'changed', subject: before.title, fields: changed })
    return after
  })
}

export async function deleteResource(ctx: SignedInContext, id: string): Promise<{ message: string }> {
  await ctx.db.transaction(async (db) => {
    const [gone] = await db.delete(resources).where(eq(resources.id, id)).returning()
    if (!gone) throw new AppError('RESOURCE_NOT_FOUND')
    await recordChanges(db, ctx, { area, kind: 'deleted', subject: gone.title })
  })
  return { message: 'Resource deleted' }
}

/** Numbers them from 1. */
export const orderResources = (ctx: SignedInContext, ids: readonly string[]): Promise<AdminResource[]> =>
  ctx.db.transaction(async (db) => {
    await lockResources(db)
    const named = requireSameIds(ids, await db.select({ id: resources.id }).from(resources).for('update'))
    await db.execute(sql`
      update ${resources} set place = named.place
      from unnest(${sql.param(named)}::uuid[]) with ordinality as named (id, place)
      where ${resources.id} = named.id`)
    return readResources({ ...ctx, db })
  })
