import { ActionIcon, Tooltip } from '@mantine/core'
import IconTrash from '#icons/IconTrash'
import { useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { DocumentUpload, type Uploaded } from './document-upload.tsx'
import type { ModuleFormState } from './module-values.ts'
import styles from '../modules.module.css'
import { useIsUploading } from '../modules.queries.ts'

type Props = {
  form: ModuleFormState
  index: number
  isReadOnly: boolean
  onUploaded: (document: Uploaded) => void
  onRemove: () => void
}

export function DocumentCard({ form, index, isReadOnly, onUploaded, onRemove }: Props) {
  const { t } = useTranslation('modules')
  const headingId = useId()
  const isUploading = useIsUploading()
  const number = index + 1
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <header className={styles.cardHead}>
        <h2 id={headingId} className={styles.heading}>
          {t('documents.heading', { number })}
        </h2>
        {!isReadOnly && (
          <Tooltip label={t('documents.remove', { number })}>
            <ActionIcon
              size={44}
              variant="subtle"
              className={styles.remove}
              aria-label={t('documents.remove', { number })}
              disabled={isUploading}
              onClick={onRemove}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </header>
      <fieldset disabled={isReadOnly} className={styles.fields}>
        <TextField form={form} name={`docs.${index}.title`} label={t('documents.title')} autoComplete="off" />
        <TextAreaField
          form={form}
          name={`docs.${index}.description`}
          label={t('documents.description')}
          minRows={2}
        />
        <TextField
          form={form}
          name={`docs.${index}.source`}
          label={t('documents.source')}
          description={isReadOnly ? undefined : t('documents.sourceHint')}
          inputMode="url"
          autoComplete="off"
        />
        {!isReadOnly && (
          <DocumentUpload
            number={number}
            onUploaded={(document) => {
              form.setFieldValue(`docs.${index}.source`, document.source)
              form.clearFieldError(`docs.${index}.source`)
              onUploaded(document)
            }}
          />
        )}
      </fieldset>
    </section>
  )
}
