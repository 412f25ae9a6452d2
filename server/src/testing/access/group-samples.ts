import { aFullCourse, aGroupedCourse } from '../rows/groups.ts'
import type { Sample } from './sample.ts'

/** A course whose groups can be created. */
const ready: Sample = async ({ db }) => ({ params: { courseId: (await aFullCourse(db, 1)).course.id } })
const grouped: Sample = async ({ db }) => ({
  params: { courseId: (await aGroupedCourse(db, [1])).course.id },
})
const aGroup: Sample = async ({ db }) => ({
  params: { id: (await aGroupedCourse(db, [1])).groups[0]?.id },
})

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
  'telegramGroups.changeUserGroup': async ({ db }) => {
    const { learners, groups } = await aGroupedCourse(db, [1, 1])
    return {
      body: { userId: learners[0]?.id, currentGroupId: groups[0]?.id, newGroupId: groups[1]?.id },
    }
  },
}
