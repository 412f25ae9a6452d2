import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import { maxResourceBytes, type uploadResourceFile } from '@sohbet/contract/catalogue/resources'
import type { ResourceType } from '@sohbet/domain/resource/type'
import IconUpload from '#icons/IconUpload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useUploadFile } from './resources.queries.ts'
import styles from './resources.module.css'

const megabytes = maxResourceBytes / 1024 / 1024

type Uploadable = Exclude<ResourceType, 'website'>
const accepted: Record<Uploadable, string[]> = {
  pdf: ['.pdf'],
  video: ['.mp4'],
  other: ['.pdf', '.mp3', '.ogg', '.wav', '.mp4'],
}

type Props = { type: Uploadable; onUploaded: (file: Reply<typeof uploadResourceFile>) => void }

/** The server looks into the file; a wrong name is told before anything is sent. */
export function FileUpload({ type, onUploaded }: Props) {
  const { t } = useTranslation('adminResources')
  const { mutate: upload, isPending } = useUploadFile()
  const [fault, setFault] = useState<string>()
  const endings = accepted[type].join(', ')

  const choose = (file: File | null) => {
    if (!file) return
    const isKnown = accepted[type].some((ending) => file.name.toLowerCase().endsWith(ending))
    const problem = isKnown ? file.size > maxResourceBytes && 'tooLarge' : 'wrongType'
    setFault(problem ? t(`upload.${problem}`, { megabytes, endings }) : undefined)
    if (problem) return
    upload(file, {
      onSuccess: (uploaded) => {
        onUploaded(uploaded)
        showSuccess(t('upload.done'))
      },
      onError: (error) => showError(t('upload.failed'), errorMessage(error)),
    })
  }

  return (
    <div className={styles.upload}>
      <FileButton accept={accepted[type].join(',')} onChange={choose}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            loading={isPending}
          >
            {t('upload.button')}
          </Button>
        )}
      </FileButton>
      <span className={styles.soft}>{t('upload.limit', { megabytes, endings })}</span>
      <VisuallyHidden component="output">{isPending && t('upload.busy')}</VisuallyHidden>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
