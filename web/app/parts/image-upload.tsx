import { Button, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { maxImageBytes, uploadImage, type ImageType } from '@sohbet/contract/core/images'
import { useMutation } from '@tanstack/react-query'
import IconPhotoUp from '#icons/IconPhotoUp'
import { useEffect, useMemo, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { Dialog } from '../ui/dialog.tsx'
import { showError, showSuccess } from '../ui/toasts.tsx'
import styles from './image-upload.module.css'
import { shrinkPicture } from './shrink-picture.ts'

const megabytes = maxImageBytes / 1024 / 1024

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Whose or what's picture it is; there is none while the thing is not saved yet. */
  id: string | undefined
  type: ImageType
  /** Where the picture of now is read from; it may be missing there. */
  uploaded?: string | undefined
  onUploaded: (url: string) => void
}

export function ImageUpload({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation('account')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('upload.title')}>
      <UploadForm onDone={onClose} {...props} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'isOpen' | 'onClose'> & { onDone: () => void }

function UploadForm({ id, type, uploaded, onUploaded, onDone }: FormProps) {
  const { t } = useTranslation('account')
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const preview = usePreview(file)

  const { mutate: upload, isPending } = useMutation({
    mutationFn: async ({ image, id: of }: { image: File; id: string }) =>
      call(uploadImage, { body: { image: await shrinkPicture(image), id: of, type } }),
    onSuccess: ({ url }) => {
      onUploaded(url)
      showSuccess(t('upload.successful'))
      onDone()
    },
    onError: (error) => showError(t('upload.failed'), errorMessage(error, t('upload.failedText'))),
  })

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const problem = faultOf(chosen)
    setFault(problem && t(`upload.${problem}`, { megabytes }))
    setFile(problem ? undefined : chosen)
  }

  const send = () => {
    if (!id) return setFault(t('upload.idRequired'))
    if (file) upload({ image: file, id })
  }

  return (
    <div className={styles.root}>
      <DropZone isDisabled={isPending} onChoose={choose} />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.pictures}>
        <Picture label={t('upload.selected')} address={preview} />
        <Picture label={t('upload.uploaded')} address={uploaded} />
      </div>
      <Button fullWidth loading={isPending} disabled={!file} onClick={send}>
        {t('upload.button')}
      </Button>
      <VisuallyHidden component="output">{isPending && t('upload.busy')}</VisuallyHidden>
    </div>
  )
}

function faultOf(file: File): 'notJpeg' | 'tooLarge' | undefined {
  if (file.type !== 'image/jpeg') return 'notJpeg'
  return file.size > maxImageBytes ? 'tooLarge' : undefined
}

/** The address under which the browser shows a chosen file. */
function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  return address
}

type DropZoneProps = { isDisabled: boolean; onChoose: (file: File | undefined) => void }

function DropZone({ isDisabled, onChoose }: DropZoneProps) {
  const { t } = useTranslation('account')
  const [isOver, setOver] = useState(false)
  // A finger drags nothing here
  const isTouch = useMediaQuery('(hover: none)')
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) onChoose(event.dataTransfer.files[0])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside is the keyboard's way
    <label
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPhotoUp size={36} stroke={1.6} aria-hidden />
      <strong>{t(isTouch ? 'upload.choose' : 'upload.drop')}</strong>
      <span>{t('upload.limit', { megabytes })}</span>
      <input
        className={styles.input}
        type="file"
        accept="image/jpeg"
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          // The same file may be chosen again
          currentTarget.value = ''
        }}
      />
    </label>
  )
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
