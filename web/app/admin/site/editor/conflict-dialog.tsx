import { Button } from '@mantine/core'
import type { SitePage } from '@sohbet/contract/site/site'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import type { ContentChange } from '../content/merge-content.ts'
import { useFieldName } from './use-field-name.ts'
import styles from './dialogs.module.css'

export type Conflict = { current: SitePage; changes: ContentChange[] }

/** Tells that another admin has changed the page: what is new, and that nothing typed is lost. */
export function ConflictDialog({
  conflict,
  onClose,
}: {
  conflict: Conflict | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('site')
  // The last one stays while the dialog closes
  const [shown, setShown] = useState(conflict)
  if (conflict && conflict !== shown) setShown(conflict)
  return (
    <Dialog opened={conflict !== undefined} onClose={onClose} title={t('conflict.title')} size="lg">
      {shown && <Changes {...shown} />}
      <div className={styles.buttons}>
        <Button onClick={onClose} data-autofocus>
          {t('conflict.goOn')}
        </Button>
      </div>
    </Dialog>
  )
}

function Changes({ current, changes }: Conflict) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const nameOf = useFieldName(current.page)
  const { isDraft, editedBy, editedAt, publishedBy, publishedAt } = current
  const [name, time] = isDraft ? [editedBy, editedAt] : [publishedBy, publishedAt]
  return (
    <div className={styles.text}>
      <p>
        {name && time
          ? t(isDraft ? 'conflict.draft' : 'conflict.published', {
              name,
              time: formatDateTime(time, language),
            })
          : t('conflict.text')}
      </p>
      {changes.length > 0 && <p>{t('conflict.changed')}</p>}
      <ul className={styles.changes}>
        {changes.map(({ path, theirs, yours }) => (
          <li key={path}>
            <strong>{nameOf(path)}</strong>
            <Value label={t('conflict.theirs')} value={theirs} />
            {yours !== undefined && <Value label={t('conflict.yours')} value={yours} isKept />}
          </li>
        ))}
      </ul>
      <p>{t('conflict.next')}</p>
    </div>
  )
}

/** A list has nothing to read; its label says that it stays. */
function Value({ label, value, isKept }: { label: string; value: StoredValue; isKept?: boolean }) {
  if (Array.isArray(value) && isKept)
    return (
      <p className={styles.value}>
        <span>{label}</span>
      </p>
    )
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return (
    <p className={styles.value}>
      <span>{label}:</span> {String(value).replaceAll(/<[^>]*>/g, ' ')}
    </p>
  )
}
