import { Button } from '@mantine/core'
import { useTranslation } from '../texts/use-translation.ts'
import { chooseOwnLanguage } from '../session/choose-own-language.ts'
import { useSession } from '../session/session.ts'
import { LanguageChoice, ThemeChoice } from '../shell/menus/choices.tsx'
import { useLanguage } from '../texts/language.ts'
import styles from './account.module.css'
import { Section } from './section.tsx'

export function PreferencesSection() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const session = useSession()
  const isMailTurkish = language === 'en' && !session?.user.language
  return (
    <Section title={t('preferences.title')}>
      <div className={styles.choice}>
        <LanguageChoice />
        <small>{t(isMailTurkish ? 'preferences.mailTurkish' : 'preferences.languageHint')}</small>
        {isMailTurkish && (
          <Button variant="default" onClick={() => void chooseOwnLanguage('en')}>
            {t('preferences.mailEnglish')}
          </Button>
        )}
      </div>
      <div className={styles.choice}>
        <ThemeChoice />
        <small>{t('preferences.themeHint')}</small>
      </div>
    </Section>
  )
}
