import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import type { EditedField } from '../../ui/form/merge-edits.ts'
import styles from './edit-conflict.module.css'
import { valueLines } from './value-lines.ts'

type Props = EditedField & { names: ReadonlyMap<string, string> }

/** The value that the form had shown, the one that was saved meanwhile, and the typed one. */
export function ChangedValues({ before, after, typed, isTyped, names }: Props) {
  const { t } = useTranslation(['editConflict', 'changes'])
  const language = useLanguage()
  const linesOf = (value: unknown) =>
    valueLines(value, { language, names, plain: (word) => t(`changes:value.${word}`) })
  const rows = [
    { name: t('was'), lines: linesOf(before) },
    { name: t('theirs'), lines: linesOf(after) },
    ...(isTyped ? [{ name: t('yours'), lines: linesOf(typed) }] : []),
  ]
  // A value without words says nothing
  if (rows.some(({ lines }) => lines.length === 0)) return null
  return (
    <dl className={styles.values}>
      {rows.map(({ name, lines }) => (
        <div key={name}>
          <dt>{name}</dt>
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
            <dd key={place}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
