import type { Language } from '@sohbet/domain/language'
import { chunks, type TextArea } from './chunks.ts'
import { currentLanguage, setLanguage } from './language.ts'

// i18n.ts imports this file and not the reverse, so that texts and i18next download in parallel
type Receiver = (language: Language, texts: object) => void

const loaded = new Map<string, Parameters<Receiver>>()
let receiver: Receiver | undefined
const areasInUse = new Set<TextArea>()
let lastChoice: Language | undefined

/** The receiver gets all texts loaded so far, and later ones as they arrive. */
export function receiveTexts(next: Receiver): void {
  receiver = next
  for (const entry of loaded.values()) next(...entry)
}

async function load(language: Language, area: TextArea): Promise<void> {
  const { texts } = await chunks[language][area]()
  const key = `${language}/${area}`
  if (loaded.has(key)) return
  loaded.set(key, [language, texts])
  receiver?.(language, texts)
}

/**
 * For the loader of a route: its screen waits for the texts. Returns null, because the router reruns a loader
 * that returns no data.
 */
export async function loadTexts(...areas: TextArea[]): Promise<null> {
  for (const area of areas) areasInUse.add(area)
  await Promise.all(areas.map((area) => load(currentLanguage(), area)))
  return null
}

const isTextArea = (name: string): name is TextArea => Object.hasOwn(chunks.en, name)

const signedInAreas: ReadonlySet<string> = new Set(['admin', 'coach', 'learner'])

/** Starts the downloads for the area of a path such as /learner. The loader of that area waits for them. */
export function preloadTexts(path: string): void {
  const [, area = ''] = path.split('/')
  const wanted = signedInAreas.has(area) ? ['frame', area] : [area]
  for (const name of wanted.filter(isTextArea)) load(currentLanguage(), name).catch(() => {})
}

/** Loads the texts of all areas in use, then switches. Rejects without switching when they cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  lastChoice = language
  let count = 0
  // A screen of another area may open meanwhile
  while (count < areasInUse.size) {
    count = areasInUse.size
    await Promise.all([...areasInUse].map((area) => load(language, area)))
  }
  if (language === lastChoice) setLanguage(language)
}
