import { isLanguage, languageParameter, visitorLanguage, type Language } from '@sohbet/domain/language'
import { useSyncExternalStore } from 'react'
import { preferenceKeys, readPreference, writePreference } from '../preferences.ts'

let current: Language | undefined
const listeners = new Set<() => void>()

const stored = (key: 'language' | 'cameFrom'): Language | undefined => {
  const value = readPreference(preferenceKeys[key])
  return isLanguage(value) ? value : undefined
}

/** The last choice in this browser, if any. */
export const chosenLanguage = (): Language | undefined => stored('language')

/** The choice, else the language of the public page or mail that the visitor came from. */
export const knownLanguage = (): Language | undefined => chosenLanguage() ?? stored('cameFrom')

/**
 * The language of the auth pages and the signed-in areas. Read once, because a choice in another tab must not mix two
 * languages on this page.
 */
export const currentLanguage = (): Language =>
  (current ??= visitorLanguage({
    chosen: chosenLanguage(),
    cameFrom: stored('cameFrom'),
    browser: globalThis.window?.navigator.languages ?? [],
  }))

/** Remembers the language that the link of a mail names. */
export function noteMailLanguage(url: string): void {
  const language = new URL(url).searchParams.get(languageParameter)
  if (!isLanguage(language)) return
  writePreference(preferenceKeys.cameFrom, language)
  if (chosenLanguage()) return
  current = language
  for (const listener of listeners) listener()
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setLanguage(language: Language): void {
  current = language
  writePreference(preferenceKeys.language, language)
  for (const listener of listeners) listener()
}

export const useLanguage = (): Language =>
  useSyncExternalStore<Language>(onLanguageChange, currentLanguage, () => 'en')
