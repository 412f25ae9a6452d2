import { Button, Title } from '@mantine/core'
import { httpsLink } from '@sohbet/contract/fields'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { replayLimits } from '@sohbet/domain/live-session/replay'
import { mayHaveReplay } from '@sohbet/domain/live-session/rules'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { errorMessage } from '../../api/error-message.ts'
import { timesOf } from '../../parts/live-sessions/live-session-groups.ts'
import { useUploadReplay } from '../../parts/live-sessions/staff/staff-live-sessions.queries.ts'
import { useSaveLiveSession } from '../../parts/live-sessions/change/use-save-live-session.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { FileUpload, megabytesOf } from '../../ui/upload/file-upload.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './live-sessions.module.css'

const rule = {
  types: ['video/mp4', 'audio/mpeg', 'audio/mp4'],
  endings: ['.mp4', '.m4v', '.mp3', '.m4a', '.ogg', '.wav'],
  maxBytes: replayLimits.bytes,
}
const limits = { megabytes: megabytesOf(rule) }

type Props = { session: StaffLiveSession; replayUrl: string | null }

/** The recording of the session: uploaded, or a link. Learners are notified of the first one. */
export function LiveSessionReplay({ session, replayUrl }: Props) {
  const { t } = useTranslation('sessionPage')
  const now = useNow()
  const upload = useUploadReplay(session.id)
  if (!mayHaveReplay(timesOf(session), now).allowed) return null
  return (
    <section className={styles.card} aria-labelledby="replay">
      <Title order={2} id="replay">
        {t('replay.title')}
      </Title>
      {replayUrl ? (
        <Current session={session} url={replayUrl} />
      ) : (
        <p className={styles.soft}>{t('replay.none')}</p>
      )}
      <FileUpload
        request={upload}
        rule={rule}
        onUploaded={() => undefined}
        texts={{
          label: t(replayUrl ? 'replay.uploadOther' : 'replay.upload'),
          hint: t('replay.limit', limits),
          uploading: t('replay.uploading'),
          wrongType: t('replay.wrongType'),
          tooLarge: t('replay.tooLarge', limits),
          uploaded: t('replay.saved'),
          failed: t('replay.failed'),
        }}
      />
      <LinkForm key={session.revision} session={session} />
    </section>
  )
}

function Current({ session, url }: { session: StaffLiveSession; url: string }) {
  const { t } = useTranslation('sessionPage')
  const { confirm, dialog } = useConfirm()
  const { save } = useSaveLiveSession(session.id)
  const remove = async () => {
    try {
      const isDone = await confirm({
        message: t('replay.removeAsk'),
        isDestructive: true,
        deed: t('replay.remove'),
        action: () => save({ replayLink: null, expected: session.revision }),
      })
      if (isDone) showSuccess(t('replay.removed'))
    } catch (error) {
      showError(t('replay.failed'), errorMessage(error))
    }
  }
  return (
    <div className={styles.actions}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
      >
        {t('replay.watch')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void remove()}
      >
        {t('replay.remove')}
      </Button>
      {dialog}
    </div>
  )
}

const fields = z.object({ link: httpsLink })

function LinkForm({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('sessionPage')
  const { save, isPending } = useSaveLiveSession(session.id)
  const { replayLink } = session
  const form = useZodForm(fields, {
    initialValues: { link: replayLink?.startsWith('https://') ? replayLink : '' },
  })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const submit = form.onSubmit(async ({ link }) => {
    try {
      await save({ replayLink: link, expected: session.revision })
      showSuccess(t('replay.saved'))
    } catch (error) {
      showFormError(form, error, { title: t('replay.failed') })
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="link"
        type="url"
        label={t('replay.link')}
        placeholder="https://"
        autoComplete="off"
        isOptional
      />
      <div className={styles.actions}>
        <Button type="submit" variant="default" loading={isPending} disabled={!form.isDirty()}>
          {t('replay.saveLink')}
        </Button>
      </div>
      {leaveDialog}
    </form>
  )
}
