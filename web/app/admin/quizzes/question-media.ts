import { isSafeLink } from '@sohbet/contract/fields'

/** Our own recordings play by the signed URL of a reply, external ones by their own URL. */
export function playUrlOf(
  audioUrl: string,
  ...known: ({ audioUrl: string | null; playUrl: string | null } | undefined)[]
) {
  const ours = known.find((one) => one?.audioUrl === audioUrl)
  if (ours) return ours.playUrl
  return isSafeLink(audioUrl) ? audioUrl : null
}
