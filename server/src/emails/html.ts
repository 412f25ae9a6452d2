/** Safe HTML: everything inserted was escaped. */
export type Html = { readonly text: string }

type Value = string | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function write(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value)
  return 'text' in value ? value.text : value.map(({ text }) => text).join('\n')
}

/** Template tag for HTML: escapes texts and keeps HTML. */
export const html = Object.assign(
  (strings: TemplateStringsArray, ...values: Value[]): Html => ({
    text: strings.map((piece, position) => piece + write(values[position] ?? '')).join(''),
  }),
  {
    /** Marks our own constant as safe HTML. */
    trusted: (text: string): Html => ({ text }),
  },
)
