import { Menu, UnstyledButton } from '@mantine/core'
import { isLanguage, languages } from '@sohbet/domain/language'
import { useTranslation } from 'react-i18next'
import { chooseOwnLanguage } from '../../session/choose-own-language.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './switches.module.css'

export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton
          className={styles.switch}
          aria-label={`${t('language')}: ${t(`languages.${language}`)}`}
        >
          {language.toUpperCase()}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={language}
          onChange={(value) => isLanguage(value) && void chooseOwnLanguage(value)}
        >
          {languages.map((value) => (
            <Menu.RadioItem key={value} value={value} lang={value} closeMenuOnClick>
              {t(`languages.${value}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
