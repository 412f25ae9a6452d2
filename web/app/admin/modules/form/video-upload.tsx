import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadVideo } from '@sohbet/contract/catalogue/modules'
import { maxVideoBytes } from '@sohbet/domain/course/module'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FileUpload, megabytesOf } from '../../../ui/upload/file-upload.tsx'
import { useUploadVideo } from '../modules.queries.ts'

export type UploadedVideo = Reply<typeof uploadVideo>

const rule = { types: ['video/mp4'], endings: ['.mp4', '.m4v'], maxBytes: maxVideoBytes }
const limits = { megabytes: megabytesOf(rule) }

export function VideoUpload({ onUploaded }: { onUploaded: (video: UploadedVideo) => void }) {
  const { t } = useTranslation('modules')
  return (
    <FileUpload
      request={useUploadVideo()}
      rule={rule}
      onUploaded={onUploaded}
      texts={{
        label: t('video.upload'),
        hint: t('video.uploadLimit', limits),
        uploading: t('video.uploading'),
        wrongType: t('video.wrongType'),
        tooLarge: t('video.tooLarge', limits),
        uploaded: t('video.uploaded'),
        failed: t('documents.failed'),
        failedText: t('video.failedText'),
      }}
    />
  )
}
