/** More than that no longer talk to each other. */
export const maxGroupMembers = 25

/** `similar`: neighbours by score share a group. `balanced`: every group has its share of every strength. */
export const arrangements = ['similar', 'balanced'] as const
export type Arrangement = (typeof arrangements)[number]

/** As few groups as hold them all, as even as can be: no two differ by more than one. The larger ones come first. */
export function groupSizes(members: number): number[] {
  const groups = Math.ceil(members / maxGroupMembers)
  const least = Math.floor(members / Math.max(1, groups))
  const larger = members - least * groups
  return Array.from({ length: groups }, (_, place) => (place < larger ? least + 1 : least))
}

/** Who has no score counts as having 0. */
export type Scored = { id: string; score: number | null }

const scoreOf = ({ score }: Scored) => score ?? 0

/** The highest score first; of equal ones always the same first, in whatever order they came. */
export const byScore = (one: Scored, other: Scored): number =>
  scoreOf(other) - scoreOf(one) || (one.id < other.id ? -1 : 1)

/** Who goes where: a list for each group, of the sizes that `groupSizes` says. */
export function distribute<Member extends Scored>(
  members: readonly Member[],
  arrangement: Arrangement,
): Member[][] {
  const ranked = members.toSorted(byScore)
  const sizes = groupSizes(ranked.length)
  return arrangement === 'similar' ? cut(ranked, sizes) : deal(ranked, sizes.length)
}

function cut<Member>(ranked: readonly Member[], sizes: readonly number[]): Member[][] {
  let from = 0
  return sizes.map((size) => ranked.slice(from, (from += size)))
}

/** There and back again, as teams are chosen. The last who do not go round are dealt from the front: it has their places. */
function deal<Member>(ranked: readonly Member[], count: number): Member[][] {
  const groups = Array.from({ length: count }, (): Member[] => [])
  const fullRounds = Math.floor(ranked.length / Math.max(1, count))
  for (const [rank, member] of ranked.entries()) {
    const round = Math.floor(rank / count)
    const place = rank % count
    const isBack = round % 2 === 1 && round < fullRounds
    groups[isBack ? count - 1 - place : place]?.push(member)
  }
  return groups
}

/** What a group looks like from afar; null where nobody is in it. */
export function scoresOf(
  members: readonly Scored[],
): { lowest: number; highest: number; average: number } | null {
  if (members.length === 0) return null
  const scores = members.map(scoreOf)
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    average: Math.round(sum / scores.length),
  }
}
