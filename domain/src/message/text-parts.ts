type TextPart = { text: string; link: boolean }

/** A link ends at the next whitespace, and at invisible or direction-changing characters. */
const address = /https:\/\/[^\s<>"'`\\\p{Cc}\p{Cf}]+/giu
/** Punctuation that ends a sentence, not a link. */
const atItsEnd = /[.,;:!?…)\]}’”»]$/u

/**
 * Splits text into parts; parts that are https links may be followed. Everything else stays text, so readers see
 * exactly what was written.
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

/** A path must follow the host directly, so that no user name can make one host look like another. */
const followed = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]|$)/iu
const isFollowed = (link: string): boolean => followed.test(link)
