import { Button, Title } from '@mantine/core'
import { profile, type User } from '@sohbet/contract/people/users'
import { useQuery } from '@tanstack/react-query'
import IconCamera from '#icons/IconCamera'
import { useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { ImageUpload } from '../parts/image-upload/image-upload.tsx'
import { photoChanged, usePhotoAddress } from '../parts/user/photo-address.ts'
import { UserCard } from '../parts/user/user-card.tsx'
import { userProgressQuery, userQuery } from '../parts/user/user.queries.ts'
import { useSession } from '../session/session.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import { showFormError } from '../ui/form/show-form-error.ts'
import { TextField } from '../ui/form/fields.tsx'
import { useZodForm } from '../ui/form/use-zod-form.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { showSuccess } from '../ui/feedback/toasts.tsx'
import { useLeaveGuard } from '../ui/dialog/use-leave-guard.tsx'
import styles from './account.module.css'
import { useUpdateProfile } from './account.queries.ts'
import { Section } from './section.tsx'

export const clientLoader = () => loadTexts('account')

export default function ProfilePage() {
  const { t } = useTranslation('account')
  const user = useSession()?.user
  return (
    <div className={styles.page}>
      <PageTitle>{t('profile.title')}</PageTitle>
      <Title order={1}>{t('profile.title')}</Title>
      {user && <OwnCard user={user} />}
      {user && <NameForm user={user} />}
    </div>
  )
}

function OwnCard({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'userCard'])
  const [isUploading, setUploading] = useState(false)
  const photo = usePhotoAddress(user.id)
  // The session has the user, but not the fields that only admins see
  const fresh = useQuery({ ...userQuery(user.id), enabled: user.role === 'admin' })
  const progress = useQuery({ ...userProgressQuery(user.id), enabled: user.role === 'learner' })
  const shown = user.role === 'learner' ? progress : fresh
  return (
    <div className={styles.section}>
      <UserCard
        user={{ ...fresh.data, ...user, progress: progress.data }}
        viewerRole={user.role}
        titleOrder={2}
      >
        {shown.isLoading && <LoadingState lines={user.role === 'admin' ? 6 : 1} />}
        {shown.error && (
          <ErrorState
            hint={errorMessage(shown.error, t('userCard:fetchFailed'))}
            onRetry={() => void shown.refetch()}
          />
        )}
        <Button
          variant="default"
          className={styles.start}
          leftSection={<IconCamera size={20} aria-hidden />}
          onClick={() => setUploading(true)}
        >
          {t('profile.changePhoto')}
        </Button>
      </UserCard>
      <ImageUpload
        isOpen={isUploading}
        onClose={() => setUploading(false)}
        id={user.id}
        type="user_photos"
        uploaded={photo}
        onUploaded={(url) => photoChanged(user.id, url)}
      />
    </div>
  )
}

const ownName = profile.pick({ username: true })

function NameForm({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const form = useZodForm(ownName, { initialValues: { username: user.username } })
  const { mutate: update, isPending } = useUpdateProfile(user.id)
  const leaveDialog = useLeaveGuard(form.isDirty(), { deed: t('profile.leave') })

  const submit = form.onSubmit((values) =>
    update(values, {
      onSuccess: ({ username }) => {
        form.setValues({ username })
        form.resetDirty({ username })
        showSuccess(t('profile.saved'))
      },
      onError: (error) => showFormError(form, error, { fallback: t('profile.failed') }),
    }),
  )

  return (
    <Section title={t('profile.name')} hint={t(`profile.nameHint.${user.role}`)}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField form={form} name="username" label={t('profile.username')} autoComplete="nickname" />
        <Button type="submit" loading={isPending} className={styles.start}>
          {t('profile.save')}
        </Button>
      </form>
      {leaveDialog}
    </Section>
  )
}
