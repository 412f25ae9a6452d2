import type { Reply } from '@sohbet/contract/endpoint'
import { maxDocumentBytes, type uploadDocument } from '@sohbet/contract/catalogue/modules'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FileUpload, megabytesOf } from '../../../ui/upload/file-upload.tsx'
import { useUploadDocument } from '../modules.queries.ts'

export type Uploaded = Reply<typeof uploadDocument>

const rule = { types: ['application/pdf'], endings: ['.pdf'], maxBytes: maxDocumentBytes }
const limits = { megabytes: megabytesOf(rule) }

type Props = { number: number; onUploaded: (document: Uploaded) => void }

export function DocumentUpload({ number, onUploaded }: Props) {
  const { t } = useTranslation('modules')
  return (
    <FileUpload
      request={useUploadDocument()}
      rule={rule}
      onUploaded={onUploaded}
      texts={{
        label: t('documents.upload'),
        accessibleName: t('documents.uploadFor', { number }),
        hint: t('documents.uploadLimit', limits),
        uploading: t('documents.uploading'),
        wrongType: t('documents.wrongType'),
        tooLarge: t('documents.tooLarge', limits),
        uploaded: t('documents.uploaded'),
        failed: t('documents.failed'),
        failedText: t('documents.failedText'),
      }}
    />
  )
}
