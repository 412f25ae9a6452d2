import type { GroupRecipient, GroupRecipients } from '@sohbet/contract/messaging/group-messages'
import { searchFold } from '@sohbet/domain/search-fold'

export type Chosen = { courseIds: string[]; userIds: string[] }

/** Without courses and learners that are no longer in the list, as an old draft has them. */
export const knownOf = ({ courses, learners }: GroupRecipients, { courseIds, userIds }: Chosen) => ({
  courseIds: courseIds.filter((id) => courses.some((course) => course.id === id)),
  userIds: userIds.filter((id) => learners.some((learner) => learner.id === id)),
})

export const learnersIn = ({ learners }: GroupRecipients, courseId: string): GroupRecipient[] =>
  learners.filter(({ courseIds }) => courseIds.includes(courseId))

const isChosen = ({ id, courseIds }: GroupRecipient, chosen: Chosen) =>
  chosen.userIds.includes(id) || courseIds.some((courseId) => chosen.courseIds.includes(courseId))

/** The learners who get the message, each once, and those of a whole course whose account is closed. */
export function reachOf({ learners }: GroupRecipients, chosen: Chosen) {
  const all = learners.filter((learner) => isChosen(learner, chosen))
  return { reached: all.filter(({ isAway }) => !isAway), away: all.filter(({ isAway }) => isAway) }
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id))

/** Chooses a whole course instead of some of its learners, or takes it away. */
export function toggleCourse(recipients: GroupRecipients, chosen: Chosen, courseId: string): Chosen {
  if (chosen.courseIds.includes(courseId))
    return { ...chosen, courseIds: without(chosen.courseIds, [courseId]) }
  const own = learnersIn(recipients, courseId).map(({ id }) => id)
  return { courseIds: [...chosen.courseIds, courseId], userIds: without(chosen.userIds, own) }
}

/** Takes a learner away, also out of a whole course: its other learners stay chosen. */
export function toggleLearner(recipients: GroupRecipients, chosen: Chosen, learner: GroupRecipient): Chosen {
  if (!isChosen(learner, chosen)) return { ...chosen, userIds: [...chosen.userIds, learner.id] }
  const whole = chosen.courseIds.filter((id) => learner.courseIds.includes(id))
  const courseIds = without(chosen.courseIds, whole)
  const others = whole
    .flatMap((id) => learnersIn(recipients, id))
    .filter((one) => !one.isAway && !isChosen(one, { courseIds, userIds: chosen.userIds }))
    .map(({ id }) => id)
  return { courseIds, userIds: without([...new Set([...chosen.userIds, ...others])], [learner.id]) }
}

export const isLearnerChosen = (learner: GroupRecipient, chosen: Chosen): boolean =>
  !learner.isAway && isChosen(learner, chosen)

/** Courses and learners with these words in the name. */
export function findRecipients({ courses, learners }: GroupRecipients, typed: string) {
  const words = searchFold(typed).split(/\s+/).filter(Boolean)
  const isFound = ({ name }: { name: string }) => words.every((word) => searchFold(name).includes(word))
  return { courses: courses.filter(isFound), learners: learners.filter(isFound) }
}

/** Why the message cannot be an announcement: it goes to whole courses that are not over. */
export function whyNoAnnouncement(
  { courses }: GroupRecipients,
  { courseIds, userIds }: Chosen,
): 'learners' | 'over' | undefined {
  if (userIds.length > 0) return 'learners'
  const isOver = courses.some(({ id, mayAnnounce }) => courseIds.includes(id) && !mayAnnounce)
  return isOver ? 'over' : undefined
}
