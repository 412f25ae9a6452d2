import { escapeHtml } from '../../emails/html.ts'

/** The announcement's place in the built home pages. */
const line = /<p(?=[^>]*\sdata-announcement[\s=>])([^>]*)>[^<]*<\/p>/g

/** A built page with this announcement; without a text its line is hidden. */
export const announce = (html: string, text: string): string =>
  html.replaceAll(line, (_, attributes: string) => {
    const others = attributes.replace(/\shidden(?:="[^"]*")?(?=\s|$)/, '')
    return `<p${others}${text === '' ? ' hidden=""' : ''}>${escapeHtml(text)}</p>`
  })
