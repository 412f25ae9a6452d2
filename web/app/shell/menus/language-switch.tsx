import { UnstyledButton } from '@mantine/core'
import { languages } from '@sohbet/domain/language'
import { useTranslation } from '../../texts/use-translation.ts'
import { chooseOwnLanguage } from '../../session/choose-own-language.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './switches.module.css'

/** Offers the other language, as the public site does. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const other = languages.find((candidate) => candidate !== language) ?? language
  return (
    <UnstyledButton
      className={styles.switch}
      lang={other}
      title={t(`languages.${other}`)}
      aria-label={`${other.toUpperCase()}: ${t(`languages.${other}`)}`}
      onClick={() => void chooseOwnLanguage(other)}
    >
      {other.toUpperCase()}
    </UnstyledButton>
  )
}
