import { languages, type Language } from '@sohbet/domain/language'
import { chunks } from '../chunks.ts'
import { common as en } from '../en/shared/common.ts'
import { i18n } from '../i18n.ts'
import { common as tr } from '../tr/shared/common.ts'

/** Keys may be nested. */
export type Words = { [key: string]: string | Words }
type Namespaces = Record<string, Words>

async function allOf(language: Language, common: object): Promise<Namespaces> {
  const loaded = await Promise.all(Object.values(chunks[language]).map((load) => load()))
  return Object.assign({ common }, ...loaded.map(({ texts }) => texts))
}

/** Every namespace of every area. */
export const allTexts: Record<Language, Namespaces> = { en: await allOf('en', en), tr: await allOf('tr', tr) }

/** For component tests, which render screens without route loaders. */
export function addAllTexts(): void {
  for (const language of languages)
    for (const [namespace, words] of Object.entries(allTexts[language]))
      i18n.addResourceBundle(language, namespace, words)
}
