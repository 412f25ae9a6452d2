import { escapeHtml } from '../emails/html.ts'

// Where the built pages keep the announcement: a meta tag on each, a line on the home pages.
const metaTag = /<meta(?=[^>]*\sname="announcement")[^>]*>/g
const line = /<p(?=[^>]*\sdata-announcement[\s=>])([^>]*)>[^<]*<\/p>/g

/** A built page that says this; without a text, its line is there but hidden. */
export const announce = (html: string, text: string): string =>
  html
    .replaceAll(metaTag, () => `<meta name="announcement" content="${escapeHtml(text)}"/>`)
    .replaceAll(line, (_, attributes: string) => {
      const others = attributes.replace(/\shidden(?:="[^"]*")?(?=\s|$)/, '')
      return `<p${others}${text === '' ? ' hidden=""' : ''}>${escapeHtml(text)}</p>`
    })
