import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { common as en } from './en/shared/common.ts'
import { currentLanguage, onLanguageChange } from './language.ts'
import { receiveTexts } from './load-texts.ts'
import { common as tr } from './tr/shared/common.ts'

export const i18n = createInstance()

void i18n.use(initReactI18next).init({
  // The texts for a lost connection are bundled, because they must work offline. load-texts.ts adds all others.
  resources: { en: { common: en }, tr: { common: tr } },
  lng: currentLanguage(),
  fallbackLng: false,
  defaultNS: 'common',
  // React already escapes texts
  interpolation: { escapeValue: false },
  // The loader of a route waits for its texts, so no screen suspends for them
  initAsync: false,
})

receiveTexts((language, texts) => {
  for (const [namespace, words] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, words)
})
onLanguageChange(() => void i18n.changeLanguage(currentLanguage()))
