import { isSafeLink } from '@sohbet/contract/fields'
import { useTranslation } from '../../../texts/use-translation.ts'
import { DocumentPreview } from './document-preview.tsx'
import type { ModuleValues } from './module-values.ts'
import styles from '../modules.module.css'

type Props = {
  docs: ModuleValues['docs']
  /** The URL that opens a source. */
  opensAt: (source: string) => string
}

/** The documents as learners will see them; only valid sources are listed. */
export function DocumentPreviews({ docs, opensAt }: Props) {
  const { t } = useTranslation('modules')
  const shown = docs
    .map((doc, index) => ({ ...doc, source: doc.source.trim(), number: index + 1 }))
    .filter(({ source }) => isSafeLink(source))
  return (
    <section className={styles.preview} aria-label={t('documents.preview')}>
      <h2 className={styles.heading}>{t('documents.preview')}</h2>
      {shown.length === 0 ? (
        <p className={styles.nothing}>{t('documents.none')}</p>
      ) : (
        <ul className={styles.documents}>
          {shown.map(({ title, description, source, number }) => (
            <DocumentPreview
              // A changed document closes its preview
              key={`${number} ${source}`}
              title={title.trim() || t('documents.untitled')}
              description={description.trim()}
              source={source}
              url={opensAt(source)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
