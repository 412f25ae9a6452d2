import { Button } from '@mantine/core'
import { isSafeLink } from '@sohbet/contract/fields'
import IconExternalLink from '#icons/IconExternalLink'
import IconFileText from '#icons/IconFileText'
import { useTranslation } from 'react-i18next'
import type { ModuleValues } from './module-values.ts'
import styles from './modules.module.css'

type Docs = ModuleValues['docs']

/** Ours, or the host that has it. */
const hostOf = (source: string): string | undefined =>
  source.startsWith('/') ? undefined : new URL(source).host

/** The documents as learners will find them; only what can be opened is one. */
export function DocumentPreviews({ docs, opensAt }: { docs: Docs; opensAt: (source: string) => string }) {
  const { t } = useTranslation('modules')
  const shown = docs
    .map((doc, index) => ({ ...doc, source: doc.source.trim(), number: index + 1 }))
    .filter(({ source }) => isSafeLink(source))
  return (
    <section className={styles.preview} aria-label={t('documents.preview')}>
      <h2 className={styles.heading}>{t('documents.preview')}</h2>
      {shown.length === 0 && <p className={styles.nothing}>{t('documents.none')}</p>}
      <ul className={styles.documents}>
        {shown.map(({ title, description, source, number }) => (
          <li key={number} className={styles.document}>
            <IconFileText size={28} aria-hidden />
            <div className={styles.about}>
              <strong>{title.trim() || t('documents.untitled')}</strong>
              {description.trim() && <p className={styles.plain}>{description}</p>}
              <span className={styles.soft}>{hostOf(source) ?? t('documents.own')}</span>
            </div>
            <Button
              component="a"
              href={opensAt(source)}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              aria-label={t('documents.openOne', { title: title.trim() || t('documents.untitled') })}
              rightSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('documents.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
