/**
 * Text as the marker reads it. Accidents of typing are forgiven: case and the Turkish dots of I, curly quotes, spaces
 * too many, in front of a full stop or around a dash, signs that nobody sees, and the full stop at the end.
 */
export function forgiving(text: string): string {
  return (
    text
      .replaceAll(/[\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu, '')
      // Now: to the next step this one is a blank with a mark on it
      .replaceAll('´', "'")
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[‘’‚‛`ʼ′]/g, "'")
      .replaceAll(/[“”„‟«»]/g, '"')
      .replaceAll(/[‐‑‒–—−]/g, '-')
      // An İ made small is an i with a dot of its own
      .replaceAll(/[ıi]\u0307*/g, 'i')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[.,!?;:])/g, '')
      .replaceAll(/ ?- ?/g, '-')
      // Also where a quotation mark stands behind it
      .replaceAll(/[.!\s]+(?=["'.!\s]*$)/g, '')
      .trim()
  )
}
