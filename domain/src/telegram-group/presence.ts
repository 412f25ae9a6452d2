/** Who says whether a member is in the group of the messaging app: `staff` is a coach or an admin. */
export const groupInformants = ['learner', 'staff'] as const
export type GroupInformant = (typeof groupInformants)[number]

/** What is known of a member: the messaging app tells us nothing. */
type GroupFacts<Moment = Date | string> = {
  /** When the member first opened the invite link. */
  openedAt: Moment | null
  /** What was said last; null while nothing was said. */
  isInGroup: boolean | null
}

/**
 * `in` and `out` were said; `opened` is the opened invite link without a word; `unopened` is a member of whom nothing is
 * known.
 */
export const presenceIn = ({ openedAt, isInGroup }: GroupFacts): 'in' | 'out' | 'opened' | 'unopened' => {
  if (isInGroup !== null) return isInGroup ? 'in' : 'out'
  return openedAt === null ? 'unopened' : 'opened'
}

/** Whether the member counts as not joined, so that the coach reminds them. */
export const isMissing = (facts: GroupFacts): boolean => ['out', 'unopened'].includes(presenceIn(facts))

/** Opens the link: the first time counts. After a denial it is a new attempt, and the denial is over. */
export const openLink = (facts: GroupFacts<Date>, now: Date): GroupFacts<Date> =>
  facts.isInGroup === false
    ? { openedAt: now, isInGroup: null }
    : { openedAt: facts.openedAt ?? now, isInGroup: facts.isInGroup }
