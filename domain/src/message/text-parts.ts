type TextPart = { text: string; link: boolean }

/** Runs to the next blank; signs that hide what an address is, or turn it round, end it as well. */
const address = /https:\/\/[^\s<>"'`\\\p{Cc}\p{Cf}]+/giu
/** Closes a sentence, not an address. */
const atItsEnd = /[.,;:!?…)\]}’”»]$/u

/**
 * Text in pieces, of which those that are addresses by https may be followed. Everything else, whatever it looks like,
 * is text: what is shown is always exactly what was written.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found)
    if (!isFollowed(link)) continue
    if (index > from) parts.push({ text: text.slice(from, index), link: false })
    parts.push({ text: link, link: true })
    from = index + link.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), link: false })
  return parts
}

function trimmed(found: string): string {
  let link = found
  while (atItsEnd.test(link) && !(link.endsWith(')') && isBalanced(link))) link = link.slice(0, -1)
  return link
}

/** As in https://en.wikipedia.org/wiki/London_(disambiguation) */
const isBalanced = (link: string) => link.split('(').length === link.split(')').length

/** Right after the host comes the way, so no name stands before it that makes one host look like another. */
const followed = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/iu
const isFollowed = (link: string): boolean => followed.test(link)
