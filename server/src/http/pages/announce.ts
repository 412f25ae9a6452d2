import { escapeHtml } from '../../emails/html.ts'

/** Where the built home pages keep the announcement. */
const line = /<p(?=[^>]*\sdata-announcement[\s=>])([^>]*)>[^<]*<\/p>/g

/** A built page that says this; without a text, its line is there but hidden. */
export const announce = (html: string, text: string): string =>
  html.replaceAll(line, (_, attributes: string) => {
    const others = attributes.replace(/\shidden(?:="[^"]*")?(?=\s|$)/, '')
    return `<p${others}${text === '' ? ' hidden=""' : ''}>${escapeHtml(text)}</p>`
  })
