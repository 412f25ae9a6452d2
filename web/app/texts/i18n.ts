import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Texts } from './chunks.ts'
import { common as en } from './en/shared/common.ts'
import { currentLanguage, onLanguageChange } from './language.ts'
import { receiveTexts } from './load-texts.ts'
import { common as tr } from './tr/shared/common.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}

export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  // The words for a lost connection must be there without a connection. load-texts.ts adds all other texts.
  resources: { en: { common: en }, tr: { common: tr } },
  lng: currentLanguage(),
  fallbackLng: false,
  defaultNS: 'common',
  // React escapes what it shows
  interpolation: { escapeValue: false },
  // A route's loader waits for its texts, so no screen waits for them while it renders
  initAsync: false,
})

receiveTexts((language, texts) => {
  for (const [namespace, words] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, words)
})
onLanguageChange(() => void i18n.changeLanguage(currentLanguage()))
