import { isSafeLink } from '@sohbet/contract/fields'

/** Ours play by a signed address, which a reply gave; others where they are. */
export function playUrlOf(
  audioUrl: string,
  ...known: ({ audioUrl: string | null; playUrl: string | null } | undefined)[]
) {
  const ours = known.find((one) => one?.audioUrl === audioUrl)
  if (ours) return ours.playUrl
  return isSafeLink(audioUrl) ? audioUrl : null
}
