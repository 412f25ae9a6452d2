import { languages, type Language } from '@sohbet/domain/language'
import { defaultContent } from '../site/default-content.ts'
import type { SiteField, StoredValue } from '../site/site-fields.ts'
import { sitePageNames, sitePages, type SiteContent } from '../site/site-pages.ts'
import { blankOf, isGroup, schemaOf } from '../site/site-values.ts'

/** A text of the owner: the field that has it, and the pages that should show it. */
type Marker = { field: string; text: string; languages: readonly Language[] }

const files = {
  picture: '/product/tr/quiz-560.webp',
  pdf: '/lessons/modul-1.pdf',
  video: '/videos/story-1.mp4',
}

/** The first content of the site with another text in every field and language, and an item in every list. */
export function markContent(): { content: SiteContent; markers: Marker[] } {
  const markers: Marker[] = []
  const mark = (field: string, shownIn: readonly Language[]) => {
    const text = `w${String(markers.length).padStart(4, '0')}${shownIn.join('')}`
    markers.push({ field, text, languages: shownIn })
    return text
  }
  const marked = (field: SiteField, value: StoredValue, path: string): StoredValue => {
    switch (field.kind) {
      case 'line':
      case 'text':
        return Object.fromEntries(languages.map((language) => [language, mark(path, [language])]))
      case 'rich':
        return Object.fromEntries(languages.map((language) => [language, `<p>${mark(path, [language])}</p>`]))
      case 'name':
        return mark(path, languages)
      case 'picture':
      case 'pdf':
      case 'video':
        return value || files[field.kind]
      case 'anchor':
        return value || `anchor-${markers.length}`
      case 'flag':
        return true
      case 'list': {
        const items = Array.isArray(value) && value.length > 0 ? value : [blankOf(field.item)]
        return items.map((item, index) => marked(field.item, item, `${path}.${index}`))
      }
      case 'group':
        return Object.fromEntries(
          Object.entries(field.fields).map(([name, inner]) => [
            name,
            marked(inner, (isGroup(value) ? value[name] : undefined) ?? blankOf(inner), `${path}.${name}`),
          ]),
        )
      default:
        return value
    }
  }
  const pages = sitePageNames.map((name) => [
    name,
    schemaOf(sitePages[name]).parse(marked(sitePages[name], defaultContent[name], name)),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page has the form of its schema
  return { content: Object.fromEntries(pages) as SiteContent, markers }
}
