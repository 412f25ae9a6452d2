import type { listFreeCoaches as contract } from '@sohbet/contract/lessons/coach-lessons'
import type { Reply } from '@sohbet/contract/endpoint'
import { asc, eq, inArray } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { turkish } from '../../db/tables/columns.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireCoachLesson } from '../coach-lessons.reads.ts'
import { findFreeCoaches } from './hand-over.ts'

/** The coaches who could take a lesson, by name. */
export async function listFreeCoaches(ctx: SignedInContext, id: string): Promise<Reply<typeof contract>> {
  await requireCoachLesson(ctx, id)
  const [lesson] = await ctx.db.select().from(lessons).where(eq(lessons.id, id))
  if (!lesson) throw new AppError('LESSON_NOT_FOUND')
  const free = await findFreeCoaches(ctx.db, lesson, ctx.now)
  return ctx.db
    .select({ id: coaches.id, name: users.username })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(inArray(coaches.id, free))
    .orderBy(asc(turkish(users.username)), asc(coaches.id))
}
