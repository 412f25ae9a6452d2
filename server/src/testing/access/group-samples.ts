import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aUserOf } from '../rows/builders.ts'
import { aFullCourse, aGroupedCourse, aMember } from '../rows/groups.ts'
import { aCoachedCourse } from './coach-samples.ts'
import type { Sample, World } from './sample.ts'

/** A course whose groups can be created. */
const ready: Sample = async ({ db }) => ({ params: { courseId: (await aFullCourse(db, 1)).course.id } })
const grouped: Sample = async ({ db }) => ({
  params: { courseId: (await aGroupedCourse(db, [1])).course.id },
})
const aGroup: Sample = async ({ db }) => ({
  params: { id: (await aGroupedCourse(db, [1])).groups[0]?.id },
})

const exists = async ({ db, owner }: World) => (await db.$count(users, eq(users.id, owner.id))) > 0

/** A group of the owner with a link; a random id when the owner does not exist. */
const aGroupOfOwner = async (world: World) =>
  (await exists(world)) ? (await aMember(world.db, { userId: world.owner.id })).groupId : randomUUID()

/** A member of a group in a course of the owner; random ids when the owner does not exist. */
async function aMemberOfCoached(world: World) {
  if (!(await exists(world))) return { courseId: randomUUID(), userId: randomUUID(), groupId: randomUUID() }
  const { id: courseId } = await aCoachedCourse(world)
  return aMember(world.db, { userId: (await aUserOf(world.db, 'learner')).id, courseId })
}

export const groupSamples: Record<string, Sample> = {
  'telegramGroups.getGroupRequirements': ready,
  'telegramGroups.previewGroups': async (world) => ({ ...(await ready(world)), query: {} }),
  'telegramGroups.createGroups': async (world) => ({
    ...(await ready(world)),
    body: { groupNames: ['London'] },
  }),
  'telegramGroups.listTelegramGroups': grouped,
  'telegramGroups.listUngrouped': grouped,
  'telegramGroups.deleteGroups': grouped,
  'telegramGroups.listGroupMembers': aGroup,
  'telegramGroups.setInviteLink': async (world) => ({
    ...(await aGroup(world)),
    body: { inviteLink: 'https://t.me/+abc' },
  }),
  'telegramGroups.openGroupLink': async (world) => ({ params: { id: await aGroupOfOwner(world) } }),
  'telegramGroups.sayOwnPresence': async (world) => ({
    params: { id: await aGroupOfOwner(world) },
    body: { isInGroup: true },
  }),
  'coachGroups.listCoachGroups': () => ({}),
  'coachGroups.getCourseGroups': async (world) => ({ params: { id: (await aCoachedCourse(world)).id } }),
  'coachGroups.sayMemberPresence': async (world) => {
    const { courseId, userId, groupId } = await aMemberOfCoached(world)
    return { params: { id: courseId, userId }, body: { groupId, isInGroup: true } }
  },
  'telegramGroups.changeUserGroup': async ({ db }) => {
    const { learners, groups } = await aGroupedCourse(db, [1, 1])
    return {
      body: { userId: learners[0]?.id, currentGroupId: groups[0]?.id, newGroupId: groups[1]?.id },
    }
  },
}
