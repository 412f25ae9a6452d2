import type { Reply } from '@sohbet/contract/endpoint'
import type { AdminResource, listOwnResources, Resource } from '@sohbet/contract/catalogue/resources'
import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context, SignedInContext } from '../context/context.ts'
import { opensAt } from './resource-files.ts'
import { inOrder, isVisibleTo } from './visible-resources.ts'

const userId = sql.placeholder('userId')
const told = sql`resource.id, resource.title, resource.description, resource.type, resource.link, resource.level,
  course.name as "courseName"`
const row = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceTypes),
  link: z.string(),
  level: z.enum(levels).nullable(),
  courseName: z.string().nullable(),
})
const withCourse = sql`resources as resource left join courses as course on course.id = resource.course_id`

const shownToLearner = preparedSql('resources_of_learner', {
  statement: sql`select ${told} from ${withCourse} where ${isVisibleTo(userId)} order by ${inOrder}`,
  row,
})
const oneShownToLearner = preparedSql('resource_of_learner', {
  statement: sql`select ${told} from ${withCourse}
    where resource.id = ${sql.placeholder('id')} and ${isVisibleTo(userId)}`,
  row,
})

const columns = sql`${told}, resource.course_id as "courseId", resource.is_active as "isActive",
  resource.created_at as "createdAt", resource.updated_at as "updatedAt"`
const adminRow = row.extend({
  courseId: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
})
const allResources = preparedSql('all_resources', {
  statement: sql`select ${columns} from ${withCourse} order by ${inOrder}`,
  row: adminRow,
})
const oneResource = preparedSql('one_resource', {
  statement: sql`select ${columns} from ${withCourse} where resource.id = ${sql.placeholder('id')}`,
  row: adminRow,
})

export async function readOwnResources({
  db,
  actor,
}: SignedInContext): Promise<Reply<typeof listOwnResources>> {
  const rows = await shownToLearner(db, { userId: actor.userId })
  return rows.map(({ link: _link, ...resource }) => resource)
}

/** One that is not for them is none. */
export async function requireOwnResource(ctx: SignedInContext, id: string): Promise<Resource> {
  const [found] = await oneShownToLearner(ctx.db, { id, userId: ctx.actor.userId })
  if (!found) throw new AppError('RESOURCE_NOT_FOUND')
  return { ...found, url: opensAt(ctx, found.link) }
}

type Reader = Pick<Context, 'db' | 'links' | 'now'>

const shown = (
  ctx: Reader,
  { createdAt, updatedAt, ...found }: z.output<typeof adminRow>,
): AdminResource => ({
  ...found,
  url: opensAt(ctx, found.link),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export const readResources = async (ctx: Reader): Promise<AdminResource[]> =>
  (await allResources(ctx.db, {})).map((found) => shown(ctx, found))

export async function requireResource(ctx: Reader, id: string): Promise<AdminResource> {
  const [found] = await oneResource(ctx.db, { id })
  if (!found) throw new AppError('RESOURCE_NOT_FOUND')
  return shown(ctx, found)
}
