import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLanguage, onLanguageChange } from './language.ts'
import { en, tr } from './resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
  }
}

export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  resources: { en, tr },
  lng: currentLanguage(),
  fallbackLng: 'en',
  defaultNS: 'common',
  // React escapes what it shows
  interpolation: { escapeValue: false },
  // All texts are at hand, so the very first render has them
  initAsync: false,
})

onLanguageChange(() => void i18n.changeLanguage(currentLanguage()))
