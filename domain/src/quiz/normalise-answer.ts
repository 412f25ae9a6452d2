/**
 * Normalises text for marking. Forgives typing accidents: case and the Turkish dots of I, curly quotes, extra
 * spaces (also before a full stop or around a dash), invisible characters, and the final full stop.
 */
export function normaliseAnswer(text: string): string {
  return (
    text
      .replaceAll(/[\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu, '')
      // Before NFKC, which turns it into a space with a combining mark
      .replaceAll('´', "'")
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[‘’‚‛`ʼ′]/g, "'")
      .replaceAll(/[“”„‟«»]/g, '"')
      .replaceAll(/[‐‑‒–—−]/g, '-')
      // Lower-casing İ gives an i with a combining dot
      .replaceAll(/[ıi]\u0307*/g, 'i')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[.,!?;:])/g, '')
      .replaceAll(/ ?- ?/g, '-')
      // Also before a closing quotation mark
      .replaceAll(/[.!\s]+(?=["'.!\s]*$)/g, '')
      .trim()
  )
}
