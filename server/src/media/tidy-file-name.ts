const longestName = 100

/** A safe name for a header and the screen: no path, no control characters. */
export function tidyFileName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (
    plain
      .slice(-longestName)
      .replaceAll(/\p{Cs}/gu, '')
      .trim() || 'file'
  )
}
