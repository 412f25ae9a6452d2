import { isLanguage, type Language } from '@sohbet/domain/language'
import { useSyncExternalStore } from 'react'
import { preferenceKeys, readPreference, writePreference } from '../session/preferences.ts'

let chosen: Language | undefined
const listeners = new Set<() => void>()

/** The language of the auth pages and the signed-in areas: the last choice in this browser, English where none was made. */
export function currentLanguage(): Language {
  if (chosen) return chosen
  const stored = readPreference(preferenceKeys.language)
  return isLanguage(stored) ? stored : 'en'
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseLanguage(language: Language): void {
  chosen = language
  writePreference(preferenceKeys.language, language)
  for (const listener of listeners) listener()
}

export const useLanguage = (): Language =>
  useSyncExternalStore<Language>(onLanguageChange, currentLanguage, () => 'en')
