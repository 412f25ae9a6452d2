import { messages } from '@sohbet/contract/messaging/messages'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { createGroups as contract } from '@sohbet/contract/telegram-groups/telegram-groups'
import { distribute } from '@sohbet/domain/telegram-group/distribution'
import { canCreateGroups } from '@sohbet/domain/telegram-group/policy'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { telegramGroupMembers, telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { notify } from '../notifications/notify.ts'
import { readGroups, readLearners, type Learner } from './telegram-group.reads.ts'

type Body = { courseId: string } & Parsed<typeof contract>['body']

/** Locks the course: no learner enrols or leaves meanwhile, and no other admin creates its groups. */
export async function createGroups(
  ctx: Context,
  { courseId, groupNames, arrangement }: Body,
): Promise<Reply<typeof contract>> {
  return ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, courseId)
    const learners = await readLearners(db, courseId)
    const groupCount = await db.$count(telegramGroups, eq(telegramGroups.courseId, courseId))
    const verdict = canCreateGroups({ ...course, learnerCount: learners.length, groupCount }, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const groups = distribute(learners, arrangement)
    if (groups.length !== groupNames.length)
      throw new AppError('GROUP_COUNT_CHANGED', { about: String(groups.length) })
    await insertGroups(db, { courseId, groupNames, groups, now: ctx.now })
    await notify(
      db,
      ctx.now,
      ...groups.map((members, at) => ({
        userIds: members.map(({ id }) => id),
        notice: { kind: 'group' as const, courseId, course: course.name, group: groupNames[at] ?? '' },
        about: `${courseId} ${ctx.now.toISOString()}`,
      })),
    )
    return { groups: await readGroups(db, courseId), message: messages.groupsCreated[ctx.language] }
  })
}

type NewGroups = {
  courseId: string
  groupNames: readonly string[]
  groups: readonly (readonly Pick<Learner, 'id'>[])[]
  now: Date
}

/** One name for each group, in order. */
export async function insertGroups(db: Db, { courseId, groupNames, groups, now }: NewGroups): Promise<void> {
  const rows = await db
    .insert(telegramGroups)
    .values(groupNames.map((name, place) => ({ courseId, name, position: place + 1, createdAt: now })))
    .returning({ id: telegramGroups.id, position: telegramGroups.position })
  const idOf = new Map(rows.map(({ id, position }) => [position, id]))
  const members = groups.flatMap((group, at) => {
    const groupId = idOf.get(at + 1)
    if (!groupId) throw new Error('an inserted group was not returned')
    return group.map(({ id }, place) => ({ courseId, userId: id, groupId, place: place + 1, joinedAt: now }))
  })
  await db.insert(telegramGroupMembers).values(members)
}
