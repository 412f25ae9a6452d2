import { Button } from '@mantine/core'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { documentCount } from '@sohbet/domain/course/module'
import IconPlus from '#icons/IconPlus'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showWarning } from '../../../ui/feedback/toasts.tsx'
import { DocumentCard } from './document-card.tsx'
import { DocumentPreviews } from './document-previews.tsx'
import { emptyDocument, type ModuleFormState } from './module-values.ts'
import styles from '../modules.module.css'

type Props = {
  form: ModuleFormState
  isReadOnly: boolean
  /** The saved documents with their URLs. */
  saved: Module['docs']
}

export function ModuleDocuments({ form, isReadOnly, saved }: Props) {
  const { t } = useTranslation('modules')
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, string>>(new Map())
  const { docs } = form.values
  const { max } = documentCount
  const { confirm, dialog } = useConfirm()

  const add = () => {
    if (docs.length >= max) showWarning(t('documents.limit'), t('documents.limitText', { max }))
    else form.insertListItem('docs', emptyDocument)
  }
  const remove = async (index: number) => {
    const hasFile = docs[index]?.source.trim() !== ''
    const message = t('documents.removeAsk', { number: index + 1 })
    if (!hasFile || (await confirm({ message, isDestructive: true }))) form.removeListItem('docs', index)
  }
  /** The signed URL of our own files: a saved document's is renewed before it expires, a new upload's is not. */
  const opensAt = (source: string) =>
    saved.find((doc) => doc.source === source)?.url ?? uploaded.get(source) ?? source

  return (
    <div className={styles.twoColumns}>
      <div className={styles.cards}>
        {docs.map((_, index) => (
          <DocumentCard
            // oxlint-disable-next-line react/no-array-index-key -- their fields are named by their place too
            key={index}
            form={form}
            index={index}
            isReadOnly={isReadOnly}
            onRemove={() => void remove(index)}
            onUploaded={({ source, url }) => setUploaded((known) => new Map(known).set(source, url))}
          />
        ))}
        {form.errors['docs'] && (
          <p role="alert" className={styles.fault}>
            {form.errors['docs']}
          </p>
        )}
        {!isReadOnly && (
          <Button
            variant="default"
            className={styles.start}
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={add}
          >
            {t('documents.add')}
          </Button>
        )}
      </div>
      <DocumentPreviews docs={docs} opensAt={opensAt} />
      {dialog}
    </div>
  )
}
