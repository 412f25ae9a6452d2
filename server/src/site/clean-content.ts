import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { isGroup, isInBoth } from '@sohbet/contract/site/site-values'
import sanitizeHtml, { type Tag } from 'sanitize-html'

/** A link starts with its scheme or on our own site: a placeholder at its start could become a script. */
const isPlainLink = (href: string) => /^(?:https:|mailto:|tel:|#|\/(?!\/))/i.test(href)

/** Paragraphs, bold, links and lists. */
const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'a', 'ul', 'ol', 'li'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      a: (tagName, { href = '' }): Tag => ({ tagName, attribs: isPlainLink(href) ? { href } : {} }),
    },
  })

/** The same value, with only the allowed tags in its rich texts. */
export function cleanContent(field: SiteField, value: StoredValue): StoredValue {
  if (field.kind === 'group' && isGroup(value))
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [name, cleanContent(inner, value[name] ?? null)]),
    )
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => cleanContent(field.item, item))
  if (field.kind === 'rich' && isInBoth(value))
    return { tr: cleanRichText(value.tr), en: cleanRichText(value.en) }
  return value
}
