import type { EditedMail } from '@sohbet/contract/site/mail-texts'
import { isMailPlaceholder } from '@sohbet/domain/mail-text/mail-text'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './mail-texts.module.css'

type Props = { placeholders: EditedMail['placeholders']; onInsert: (name: string) => void }

/** The values of a mail as buttons that insert them. */
export function Placeholders({ placeholders, onInsert }: Props) {
  const { t } = useTranslation('mailTexts')
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles.placeholders}>
      <h3 id={title}>{t('placeholders')}</h3>
      <p>{t('placeholdersHint')}</p>
      <ul>
        {placeholders.map(({ name, isRequired }) => {
          const meaning = isMailPlaceholder(name) ? t(`value.${name}`) : ''
          const words = isRequired ? `${meaning}, ${t('isRequired')}` : meaning
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('insert', { placeholder: `{${name}}`, meaning: words })}
                onClick={() => onInsert(name)}
              >
                <code>{`{${name}}`}</code>
                {isRequired && <b>*</b>}
                <span>{meaning}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
