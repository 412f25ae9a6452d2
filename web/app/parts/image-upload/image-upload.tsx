import { Button, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { maxImageBytes, uploadImage, type ImageType } from '@sohbet/contract/core/images'
import { useMutation } from '@tanstack/react-query'
import IconPhotoUp from '#icons/IconPhotoUp'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { call } from '../../api/call.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DropZone } from '../../ui/upload/drop-zone.tsx'
import { useUpload, type UploadRequest } from '../../ui/upload/use-upload.ts'
import styles from './image-upload.module.css'
import { shrinkPicture } from './shrink-picture.ts'

const megabytes = maxImageBytes / 1024 / 1024

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Id of the owner, or of the record that the picture belongs to; undefined while that record is unsaved. */
  id: string | undefined
  type: ImageType
  /** URL of the current picture, which may not exist. */
  uploaded?: string | undefined
  onUploaded: (url: string) => void
}

export function ImageUpload({ isOpen, onClose, id = '', type, uploaded, onUploaded }: Props) {
  const { t } = useTranslation('account')
  const request = useMutation({
    mutationFn: async (image: File) =>
      call(uploadImage, { body: { image: await shrinkPicture(image), id, type } }),
    // Here, so that it runs even after the dialog is closed
    onSuccess: ({ url }) => onUploaded(url),
  })
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('upload.title')}>
      <UploadForm request={request} isSaved={id !== ''} uploaded={uploaded} onDone={onClose} />
    </Dialog>
  )
}

type FormProps = {
  request: UploadRequest<unknown>
  isSaved: boolean
  uploaded: string | undefined
  onDone: () => void
}

function UploadForm({ request, isSaved, uploaded, onDone }: FormProps) {
  const { t } = useTranslation('account')
  const [file, setFile] = useState<File>()
  const preview = usePreview(file)
  const { fault, setFault, isPending, check, send } = useUpload({
    request,
    faultOf: ({ type, size }) => {
      if (type !== 'image/jpeg') return t('upload.notJpeg')
      return size > maxImageBytes ? t('upload.tooLarge', { megabytes }) : undefined
    },
    onUploaded: onDone,
    texts: {
      uploaded: t('upload.successful'),
      failed: t('upload.failed'),
      failedText: t('upload.failedText'),
    },
  })
  // Touch screens have no drag and drop
  const isTouch = useMediaQuery('(hover: none)')

  return (
    <div className={styles.root}>
      <DropZone
        accept="image/jpeg"
        isDisabled={isPending}
        onChoose={(chosen) => setFile(check(chosen) ? chosen : undefined)}
      >
        <IconPhotoUp size={36} stroke={1.6} aria-hidden />
        <strong>{t(isTouch ? 'upload.choose' : 'upload.drop')}</strong>
        <span>{t('upload.limit', { megabytes })}</span>
      </DropZone>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.pictures}>
        <Picture label={t('upload.selected')} address={preview} />
        <Picture label={t('upload.uploaded')} address={uploaded} />
      </div>
      <Button
        fullWidth
        loading={isPending}
        disabled={!file}
        onClick={() => {
          if (!isSaved) setFault(t('upload.idRequired'))
          else if (file) send(file)
        }}
      >
        {t('upload.button')}
      </Button>
      <VisuallyHidden component="output">{isPending && t('upload.busy')}</VisuallyHidden>
    </div>
  )
}

/** An object URL for the chosen file. */
function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  return address
}

function Picture({ label, address }: { label: string; address: string | undefined }) {
  const { t } = useTranslation('account')
  const [missing, setMissing] = useState<string>()
  return (
    <figure className={styles.picture}>
      {address && missing !== address ? (
        <img src={address} alt={label} onError={() => setMissing(address)} />
      ) : (
        <span className={styles.none}>{t('upload.none')}</span>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  )
}
