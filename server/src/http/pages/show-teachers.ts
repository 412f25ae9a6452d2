import type { Language } from '@sohbet/domain/language'
import { escapeHtml } from '../../emails/html.ts'

/** A coach on the public pages: only the fields that an admin made public. */
export type PublicTeacher = { name: string; summary: string; photo: string | null; isNative: boolean }

/** The place of the teachers in the built pages. */
const list = /(<ul(?=[^>]*\sdata-teachers[\s=>])[^>]*>)([\s\S]*?)(<\/ul>)/g

const words = {
  tr: { portrait: 'Portre', teaches: 'Ders verdiği dil', english: 'İngilizce', native: 'ana dili' },
  en: { portrait: 'Portrait', teaches: 'Teaches', english: 'English', native: 'native speaker' },
} as const satisfies Record<Language, unknown>

const summaryLength = 180

/** Pictures on other hosts would reveal our visitors. */
const isOwn = (photo: string | null): photo is string => /^\/(?:api\/)?images\/[\w./?=-]+$/.test(photo ?? '')

/** A built page with these teachers after its own. */
export const showTeachers = (
  html: string,
  { teachers, language }: { teachers: readonly PublicTeacher[]; language: Language },
): string =>
  html.replaceAll(
    list,
    (_, open: string, cards: string, close: string) =>
      `${open}${cards}${teachers.map((teacher) => card(teacher, language)).join('')}${close}`,
  )

function card({ name, summary, photo, isNative }: PublicTeacher, language: Language): string {
  const { portrait, teaches, english, native } = words[language]
  const label = escapeHtml(`${portrait}: ${name}`)
  const picture = isOwn(photo)
    ? `<img class="portrait" src="${escapeHtml(photo)}" alt="${label}" width="200" height="200" loading="lazy">`
    : initialsOf(name, label)
  const taught = isNative ? `${english} (${native})` : english
  return `<li>${picture}<h3>${escapeHtml(name)}</h3><p>${escapeHtml(cut(summary))}</p><dl><dt>${teaches}</dt><dd>${taught}</dd></dl></li>`
}

function initialsOf(name: string, label: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.at(0) ?? '')
    .join('')
  return `<svg class="portrait" viewBox="0 0 200 200" role="img" aria-label="${label}"><rect width="200" height="200" fill="var(--cool-soft)"/><text x="100" y="126" text-anchor="middle" font-family="var(--font-headline)" font-weight="800" font-size="76" fill="var(--ink)">${escapeHtml(initials)}</text></svg>`
}

/** Between words, so that a long text does not push the others off the page. */
function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  if (plain.length <= summaryLength) return plain
  return `${plain.slice(0, summaryLength).replace(/\s+\S*$/, '')}…`
}
