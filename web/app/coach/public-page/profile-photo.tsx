import { maxImageBytes } from '@sohbet/contract/core/images'
import IconUserSquare from '#icons/IconUserSquare'
import { useTranslation } from '../../texts/use-translation.ts'
import { FileUpload, megabytesOf } from '../../ui/upload/file-upload.tsx'
import { Part } from './part.tsx'
import styles from './public-page.module.css'
import { useUploadPhoto } from './public-page.queries.ts'

const rule = { types: ['image/jpeg'], endings: ['.jpg', '.jpeg'], maxBytes: maxImageBytes }
const megabytes = megabytesOf(rule)

export function ProfilePhoto({ photo }: { photo: string | null }) {
  const { t } = useTranslation(['ownProfile', 'account'])
  const request = useUploadPhoto()
  return (
    <Part title={t('photo.title')} hint={t('photo.hint')}>
      <div className={styles.photo}>
        {photo ? (
          <img src={photo} alt={t('photo.alt')} width={120} height={120} />
        ) : (
          <span className={styles.noPhoto}>
            <IconUserSquare size={56} aria-hidden />
          </span>
        )}
        <FileUpload
          rule={rule}
          request={request}
          onUploaded={() => undefined}
          texts={{
            label: t('photo.choose'),
            hint: t('account:upload.limit', { megabytes }),
            uploading: t('account:upload.busy'),
            uploaded: t('photo.sent'),
            failed: t('account:upload.failed'),
            failedText: t('account:upload.failedText'),
            wrongType: t('account:upload.notJpeg'),
            tooLarge: t('account:upload.tooLarge', { megabytes }),
          }}
        />
      </div>
    </Part>
  )
}
