import type { Reply } from '@sohbet/contract/endpoint'
import { maxResourceBytes, type uploadResourceFile } from '@sohbet/contract/catalogue/resources'
import type { ResourceType } from '@sohbet/domain/resource/type'
import { useTranslation } from '../../texts/use-translation.ts'
import { FileUpload, megabytesOf } from '../../ui/upload/file-upload.tsx'
import { useUploadFile } from './resources.queries.ts'

type Uploadable = Exclude<ResourceType, 'website'>
const accepted: Record<Uploadable, string[]> = {
  pdf: ['.pdf'],
  video: ['.mp4'],
  other: ['.pdf', '.mp3', '.m4a', '.ogg', '.wav', '.mp4'],
}

type Props = { type: Uploadable; onUploaded: (file: Reply<typeof uploadResourceFile>) => void }

export function ResourceUpload({ type, onUploaded }: Props) {
  const { t } = useTranslation('adminResources')
  const rule = { endings: accepted[type], maxBytes: maxResourceBytes }
  const limits = { megabytes: megabytesOf(rule), endings: rule.endings.join(', ') }
  return (
    <FileUpload
      request={useUploadFile()}
      rule={rule}
      onUploaded={onUploaded}
      texts={{
        label: t('upload.button'),
        hint: t('upload.limit', limits),
        uploading: t('upload.busy'),
        wrongType: t('upload.wrongType', limits),
        tooLarge: t('upload.tooLarge', limits),
        uploaded: t('upload.done'),
        failed: t('upload.failed'),
      }}
    />
  )
}
