import { useMantineColorScheme } from '@mantine/core'
import { languages } from '@sohbet/domain/language'
import { useTranslation } from '../../texts/use-translation.ts'
import { chooseOwnLanguage } from '../../session/choose-own-language.ts'
import { useLanguage } from '../../texts/language.ts'
import { Segments } from '../../ui/form/segments.tsx'

const themes = ['light', 'dark', 'auto'] as const

/** The language of the screens, in the account menu and in the settings. */
export function LanguageChoice() {
  const { t } = useTranslation('shell')
  return (
    <Segments
      label={t('language')}
      value={useLanguage()}
      onChoose={(language) => void chooseOwnLanguage(language)}
      options={languages.map((value) => ({ value, label: t(`languages.${value}`), lang: value }))}
    />
  )
}

export function ThemeChoice() {
  const { t } = useTranslation('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Segments
      label={t('theme')}
      value={colorScheme}
      onChoose={setColorScheme}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
    />
  )
}
