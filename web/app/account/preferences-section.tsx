import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { Button, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { isLanguage, languages } from '@sohbet/domain/language'
import { useTranslation } from 'react-i18next'
import { chooseOwnLanguage } from '../session/choose-own-language.ts'
import { useSession } from '../session/session.ts'
import { useLanguage } from '../texts/language.ts'
import styles from './account.module.css'
import { Section } from './section.tsx'

const themes = ['light', 'dark', 'auto'] as const

export function PreferencesSection() {
  const { t } = useTranslation(['account', 'shell'])
  const language = useLanguage()
  const session = useSession()
  const isMailTurkish = language === 'en' && !session?.user.language
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Section title={t('preferences.title')}>
      <div className={styles.choice}>
        <strong>{t('preferences.language')}</strong>
        <SegmentedControl
          size="md"
          aria-label={t('preferences.language')}
          value={language}
          onChange={(value) => isLanguage(value) && void chooseOwnLanguage(value)}
          data={languages.map((value) => ({ value, label: t(`shell:languages.${value}`) }))}
        />
        <small>{t(isMailTurkish ? 'preferences.mailTurkish' : 'preferences.languageHint')}</small>
        {isMailTurkish && (
          <Button variant="default" onClick={() => void chooseOwnLanguage('en')}>
            {t('preferences.mailEnglish')}
          </Button>
        )}
      </div>
      <div className={styles.choice}>
        <strong>{t('preferences.theme')}</strong>
        <SegmentedControl
          size="md"
          aria-label={t('preferences.theme')}
          value={colorScheme}
          onChange={setColorScheme}
          data={themes.map((value) => ({ value, label: t(`shell:themes.${value}`) }))}
        />
        <small>{t('preferences.themeHint')}</small>
      </div>
    </Section>
  )
}
