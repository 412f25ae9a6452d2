import { maxAudioBytes } from '@sohbet/domain/level-test/question'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { FileUpload, megabytesOf } from '../../ui/upload/file-upload.tsx'
import type { UploadRequest } from '../../ui/upload/use-upload.ts'

const rule = {
  types: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav'],
  endings: ['.mp3', '.m4a', '.ogg', '.oga', '.wav'],
  maxBytes: maxAudioBytes,
}
const limits = { megabytes: megabytesOf(rule) }

type Props<Audio> = {
  request: UploadRequest<Audio>
  onUploaded: (audio: Audio) => void
  /** Replaces the default text. */
  label?: string | undefined
  hint?: string | undefined
  error?: ReactNode
  children?: ReactNode
}

/** Uploads the recording of a question. */
export function AudioUpload<Audio>({ label, hint, ...props }: Props<Audio>) {
  const { t } = useTranslation('questionEditor')
  return (
    <FileUpload
      {...props}
      rule={rule}
      texts={{
        label: label ?? t('audio.upload'),
        hint: hint ?? t('audio.limit', limits),
        uploading: t('audio.uploading'),
        wrongType: t('audio.wrongType'),
        tooLarge: t('audio.tooLarge', limits),
        uploaded: t('audio.uploaded'),
        failed: t('audio.failed'),
        failedText: t('audio.failedText'),
      }}
    />
  )
}
