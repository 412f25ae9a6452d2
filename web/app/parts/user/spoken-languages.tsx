import { languageName, spokenLanguages, type SpokenLanguage } from '@sohbet/domain/spoken-languages'
import { useLanguage } from '../../texts/language.ts'
import styles from './spoken-languages.module.css'

type Props = {
  label: string
  chosen: readonly SpokenLanguage[]
  onChange: (chosen: SpokenLanguage[]) => void
}

/** A box for each language that a coach may teach or speak. */
export function SpokenLanguages({ label, chosen, onChange }: Props) {
  const language = useLanguage()
  return (
    <fieldset className={styles.languages}>
      <legend>{label}</legend>
      {spokenLanguages.map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          />
          {languageName(code, language)}
        </label>
      ))}
    </fieldset>
  )
}
