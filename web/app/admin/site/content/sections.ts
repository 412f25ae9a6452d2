import type { SiteField } from '@sohbet/contract/site/site-fields'
import { sitePages, type SitePageName } from '@sohbet/contract/site/site-pages'

type Entry = { path: string; field: SiteField }
export type Section = {
  /** The path of its group; `search` and `small` come last and start closed. */
  key: string
  entries: Entry[]
}

/** Fields that an owner rarely changes: names for screen readers, columns of tables, messages of forms. */
const smallFields = new Set(
  [
    'skip menu navigation footerNavigation pageLine theme loadFailed layout.home becomeTeacherWhy contents',
    'home.pictureAlt pain.you pain.coach labels state credits.kind credits.length credits.cost format',
    'trap invalidEmail tooLong failed noScript missing form.privacy privacyLink play back watch portrait',
    'from teaches speaks english native imprint.company imprint.contact',
  ].flatMap((line) => line.split(' ')),
)

const isSmall = (path: string): boolean => {
  const keys = path.split('.')
  return smallFields.has(keys.slice(-1).join('.')) || smallFields.has(keys.slice(-2).join('.'))
}

/** The fields of a page in the order in which an owner reads them. */
export function sectionsOf(page: SitePageName): Section[] {
  const sections: Section[] = []
  const search: Entry[] = []
  const small: Entry[] = []
  const add = (key: string, entry: Entry) => {
    const last = sections.findLast((section) => section.key === key)
    if (last) last.entries.push(entry)
    else sections.push({ key, entries: [entry] })
  }
  const sort = (key: string, entry: Entry) => {
    if (entry.path.endsWith('.meta')) search.push(entry)
    else if (isSmall(entry.path)) small.push(entry)
    else add(key, entry)
  }
  for (const [name, group] of Object.entries<SiteField>(sitePages[page].fields))
    for (const part of entriesOf(group, name)) {
      if (part.field.kind !== 'group' || part.path.endsWith('.meta') || isSmall(part.path)) sort(name, part)
      else for (const entry of entriesOf(part.field, part.path)) sort(part.path, entry)
    }
  return [...sections, { key: 'search', entries: search }, { key: 'small', entries: small }].filter(
    ({ entries }) => entries.length > 0,
  )
}

const entriesOf = (field: SiteField, path: string): Entry[] =>
  field.kind === 'group'
    ? Object.entries(field.fields).map(([name, inner]) => ({ path: `${path}.${name}`, field: inner }))
    : []

/** Sections that start closed. */
export const isQuiet = (key: string): boolean => key === 'search' || key === 'small'
