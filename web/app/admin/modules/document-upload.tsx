import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import { maxDocumentBytes, type uploadDocument } from '@sohbet/contract/catalogue/modules'
import IconUpload from '#icons/IconUpload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import styles from './modules.module.css'
import { useUploadDocument } from './modules.queries.ts'

export type Uploaded = Reply<typeof uploadDocument>

const megabytes = maxDocumentBytes / 1024 / 1024

/** The server looks into the file; a wrong name is told before anything is sent. */
function faultOf({ name, size }: File): 'wrongType' | 'tooLarge' | undefined {
  if (!/\.pdf$/i.test(name)) return 'wrongType'
  return size > maxDocumentBytes ? 'tooLarge' : undefined
}

type Props = { number: number; onUploaded: (document: Uploaded) => void }

export function DocumentUpload({ number, onUploaded }: Props) {
  const { t } = useTranslation('modules')
  const { mutate: upload, isPending } = useUploadDocument()
  const [fault, setFault] = useState<string>()

  const choose = (file: File | null) => {
    if (!file) return
    const problem = faultOf(file)
    setFault(problem && t(`documents.${problem}`, { megabytes }))
    if (problem) return
    upload(file, {
      onSuccess: (document) => {
        onUploaded(document)
        showSuccess(t('documents.uploaded'))
      },
      onError: (error) => showError(t('documents.failed'), errorMessage(error, t('documents.failedText'))),
    })
  }

  return (
    <>
      <div className={styles.upload}>
        <FileButton accept="application/pdf,.pdf" onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              loading={isPending}
              aria-label={t('documents.uploadFor', { number })}
            >
              {t('documents.upload')}
            </Button>
          )}
        </FileButton>
        <span className={styles.soft}>{t('documents.uploadLimit', { megabytes })}</span>
        <VisuallyHidden component="output">{isPending && t('documents.uploading')}</VisuallyHidden>
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  )
}
