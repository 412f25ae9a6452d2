import type { Reply } from '@sohbet/contract/endpoint'
import type { AdminResource, listOwnResources, Resource } from '@sohbet/contract/catalogue/resources'
import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context, SignedInContext } from '../context/context.ts'
import { opensAt } from './resource-files.ts'
import { inOrder, isVisibleTo } from './visible-resources.ts'

const learnerColumns = sql`resource.id, resource.title, resource.description, resource.type, resource.link, resource.level,
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

const columns = sql`${learnerColumns}, resource.course_id as "courseId", resource.is_active as "isActive",
  resource.created_at as "createdAt", resource.updated_at as "updatedAt", resource.revision`
const adminRow = row.extend({
  courseId: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  revision: z.number(),
})
export async function readOwnResources({
  db,
  actor,
}: SignedInContext): Promise<Reply<typeof listOwnResources>> {
  const rows = await queryRows(
    db,
    row,
    sql`select ${learnerColumns} from ${withCourse} where ${isVisibleTo(actor.userId)} order by ${inOrder}`,
  )
  return rows.map(({ link: _link, ...resource }) => resource)
}

/** A resource for others answers 404. */
export async function requireOwnResource(ctx: SignedInContext, id: string): Promise<Resource> {
  const [found] = await queryRows(
    ctx.db,
    row,
    sql`select ${learnerColumns} from ${withCourse} where resource.id = ${id} and ${isVisibleTo(ctx.actor.userId)}`,
  )
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

export async function readResources(ctx: Reader): Promise<AdminResource[]> {
  const rows = await queryRows(
    ctx.db,
    adminRow,
    sql`select ${columns} from ${withCourse} order by ${inOrder}`,
  )
  return rows.map((found) => shown(ctx, found))
}

export async function requireResource(ctx: Reader, id: string): Promise<AdminResource> {
  const [found] = await queryRows(
    ctx.db,
    adminRow,
    sql`select ${columns} from ${withCourse} where resource.id = ${id}`,
  )
  if (!found) throw new AppError('RESOURCE_NOT_FOUND')
  return shown(ctx, found)
}
