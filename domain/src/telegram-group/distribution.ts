/** In larger groups people stop talking to each other. */
export const maxGroupMembers = 25

/** `similar`: neighbours by score share a group. `balanced`: every group has its share of every strength. */
export const arrangements = ['similar', 'balanced'] as const
export type Arrangement = (typeof arrangements)[number]

/** As few groups as possible, sizes differing by at most one, larger ones first. */
export function groupSizes(members: number): number[] {
  const groups = Math.ceil(members / maxGroupMembers)
  const least = Math.floor(members / Math.max(1, groups))
  const larger = members - least * groups
  return Array.from({ length: groups }, (_, place) => (place < larger ? least + 1 : least))
}

/** A missing score counts as 0. */
export type Scored = { id: string; score: number | null }

const scoreOf = ({ score }: Scored) => score ?? 0

/** The highest score first. Equal scores are sorted by id, so the order of the input does not matter. */
export const byScore = (one: Scored, other: Scored): number =>
  scoreOf(other) - scoreOf(one) || (one.id < other.id ? -1 : 1)

/** Distributes members to groups with the sizes of `groupSizes`. */
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

/**
 * Snake draft: deal forwards, then backwards. The remainder is dealt from the front, where the larger groups are.
 */
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

/** The scores of a group; null when it is empty. */
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
