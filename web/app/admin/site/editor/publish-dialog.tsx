import { Button, UnstyledButton } from '@mantine/core'
import type { SitePage } from '@sohbet/contract/site/site'
import { sitePages } from '@sohbet/contract/site/site-pages'
import type { Gap } from '@sohbet/contract/site/site-values'
import { use, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Dialog, DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { changesBetween } from '../content/changes.ts'
import { ChangedValue } from './changed-value.tsx'
import { afterDialog, EditingContext } from './editor-context.ts'
import { useFieldName } from './use-field-name.ts'
import styles from './dialogs.module.css'

type Props = {
  isOpen: boolean
  saved: SitePage
  gaps: readonly Gap[]
  onClose: () => void
  onPublish: () => Promise<void>
}

const shownChanges = 12

/** Asks before publishing: what changes for visitors, and which texts are still missing. */
export function PublishDialog({ isOpen, saved, gaps, onClose, onPublish }: Props) {
  const { t } = useTranslation('site')
  const [isBusy, setBusy] = useState(false)
  const blocking = gaps.filter(({ isBlocking }) => isBlocking)
  const publish = async () => {
    setBusy(true)
    await onPublish()
    setBusy(false)
    onClose()
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('publish.title')} size="lg">
      {blocking.length > 0 ? (
        <MissingTexts page={saved.page} gaps={blocking} onClose={onClose} />
      ) : (
        <Summary saved={saved} hidden={gaps.length} />
      )}
      <DialogFooter onCancel={onClose}>
        {blocking.length === 0 && (
          <Button loading={isBusy} onClick={() => void publish()} data-autofocus>
            {t('publish.deed')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Summary({ saved, hidden }: { saved: SitePage; hidden: number }) {
  const { t } = useTranslation('site')
  const { page, version, published, content } = saved
  const nameOf = useFieldName(page)
  const changed = changesBetween(sitePages[page], published, content)
  const more = changed.length - shownChanges
  return (
    <div className={styles.text}>
      <p>{t('publish.ask', { page: t(`pages.${page}`), version: version + 1 })}</p>
      <p>{changed.length > 0 ? t('publish.changes', { count: changed.length }) : t('publish.same')}</p>
      <ul className={styles.changes}>
        {changed.slice(0, shownChanges).map((change) => (
          <li key={change.path}>
            <strong>{nameOf(change.path)}</strong>
            <ChangedValue page={page} {...change} />
          </li>
        ))}
        {more > 0 && <li>{t('publish.more', { count: more })}</li>}
      </ul>
      {hidden > 0 && <p className={styles.warning}>{t('publish.hidden', { count: hidden })}</p>}
    </div>
  )
}

type MissingProps = { page: SitePage['page']; gaps: readonly Gap[]; onClose: () => void }

function MissingTexts({ page, gaps, onClose }: MissingProps) {
  const { t } = useTranslation('site')
  const nameOf = useFieldName(page)
  const { reveal } = use(EditingContext)
  const pathOf = ({ path, language, isList }: Gap) => [...path, ...(isList ? [] : [language])].join('.')
  const fields = [...new Set(gaps.map(pathOf))]
  return (
    <div className={styles.text}>
      <p>{t('publish.blocked')}</p>
      <ul className={styles.names}>
        {fields.map((field) => (
          <li key={field}>
            <UnstyledButton
              className={styles.toField}
              onClick={() => {
                onClose()
                afterDialog(() => reveal(field))
              }}
            >
              {nameOf(field)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
