import { Button, TextInput } from '@mantine/core'
import IconPhotoUp from '#icons/IconPhotoUp'
import { useTranslation } from '../../texts/use-translation.ts'
import { ImageUpload } from '../../parts/image-upload/image-upload.tsx'
import { photoChanged, usePhotoAddress } from '../../parts/user/photo-address.ts'
import { UserAvatar } from '../../parts/user/user-avatar.tsx'
import type { CoachFormState } from './coach-form-state.ts'
import type { FoundUser } from './coach-user.tsx'
import styles from './coaches.module.css'

/** Whether the photo dialog is open; the dialog below needs to know. */
export type PhotoUpload = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

type Props = {
  form: CoachFormState
  user: FoundUser | undefined
  isReadOnly: boolean
  upload: PhotoUpload
}

/** The photo belongs to the account; the form stores its URL. */
export function CoachPhoto({ user, ...props }: Props) {
  const { t } = useTranslation('coaches')
  return user ? <Photo user={user} {...props} /> : <p className={styles.soft}>{t('form.photoLater')}</p>
}

function Photo({ form, user, isReadOnly, upload: { isOpen, setOpen } }: Props & { user: FoundUser }) {
  const { t } = useTranslation('coaches')
  const address = usePhotoAddress(user.id)
  return (
    <div className={styles.photo}>
      <UserAvatar userId={user.id} username={user.username} size={96} />
      <div className={styles.photoFields}>
        <TextInput
          size="md"
          readOnly
          label={t('form.photoUrl')}
          placeholder={t('form.noPhoto')}
          {...form.getInputProps('profilePhoto')}
          value={form.values.profilePhoto ?? ''}
        />
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconPhotoUp size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('form.upload')}
          </Button>
        )}
      </div>
      <ImageUpload
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        id={user.id}
        type="user_photos"
        uploaded={address}
        onUploaded={(url) => {
          photoChanged(user.id, url)
          form.setFieldValue('profilePhoto', url)
        }}
      />
    </div>
  )
}
