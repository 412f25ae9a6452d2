import { isLanguage, type Language } from '@sohbet/domain/language'
import { useSyncExternalStore } from 'react'
import { preferenceKeys, readPreference, writePreference } from '../preferences.ts'

let current: Language | undefined
const listeners = new Set<() => void>()

/** The last choice in this browser, if any. */
export function chosenLanguage(): Language | undefined {
  const stored = readPreference(preferenceKeys.language)
  return isLanguage(stored) ? stored : undefined
}

/**
 * The language of the auth pages and the signed-in areas: the chosen one, else English. Read once, because a choice in
 * another tab must not mix two languages on this page.
 */
export const currentLanguage = (): Language => (current ??= chosenLanguage() ?? 'en')

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
