import { Button } from '@mantine/core'
import type { SitePage } from '@sohbet/contract/site/site'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { sitePages } from '@sohbet/contract/site/site-pages'
import { changesBetween, fieldAt, shortened } from '../content/changes.ts'
import type { ContentChange } from '../content/merge-content.ts'
import { ChangedValue, useValueWords } from './changed-value.tsx'
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
  const { page, isDraft, editedBy, editedAt, publishedBy, publishedAt } = current
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
        {changes.flatMap((change) =>
          fieldChanges(page, change).map((one) => (
            <li key={one.path}>
              <strong>{nameOf(one.path)}</strong>
              <ChangedValue page={page} {...one} />
              {change.yours !== undefined && <Yours page={page} path={one.path} value={change.yours} />}
            </li>
          )),
        )}
      </ul>
      <p>{t('conflict.next')}</p>
    </div>
  )
}

/** The changed items of a list; of a list that both admins changed the list itself. */
function fieldChanges(page: SitePage['page'], { path, before, theirs, yours }: ContentChange) {
  const field = fieldAt(sitePages[page], path)
  return field && yours === undefined
    ? changesBetween(field, before, theirs, path)
    : [{ path, before, after: theirs }]
}

type YoursProps = { page: SitePage['page']; path: string; value: StoredValue }

/** A list has nothing to read; its label says that it stays. */
function Yours({ page, path, value }: YoursProps) {
  const { t } = useTranslation('site')
  const words = useValueWords(page, path)(value)
  return (
    <p className={styles.value}>
      <span>{words === '' ? t('conflict.yours') : `${t('conflict.yours')}:`}</span> {shortened('', words)[1]}
    </p>
  )
}
