import { Button, VisuallyHidden } from '@mantine/core'
import { materialLink } from '@sohbet/contract/live-sessions/session-files'
import { materialLimits } from '@sohbet/domain/live-session/materials'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { megabytesOf } from '../../../ui/upload/file-upload.tsx'
import type { MaterialFormProps } from './link-form.tsx'
import styles from './materials.module.css'
import { useAddFile } from './materials.queries.ts'

const endings = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.mp3', '.m4a', '.ogg', '.wav']
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'audio/mpeg', 'audio/mp4']
const accept = [...types, ...endings].join(',')
const { bytes: maxBytes } = materialLimits
const megabytes = megabytesOf({ endings, maxBytes })

const fields = materialLink.pick({ title: true })
const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '').replaceAll('_', ' ')

export function FileForm({ sessionId, onDone, onCancel, ...dirty }: MaterialFormProps) {
  const { t } = useTranslation('staffSessions')
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState('')
  const form = useZodForm(fields, { initialValues: { title: '' } })
  const { mutateAsync: add, isPending } = useAddFile(sessionId)
  useReportDirty(form, dirty)

  const choose = (chosen: File) => {
    const isKnown = endings.some((ending) => chosen.name.toLowerCase().endsWith(ending))
    const found = !isKnown
      ? t('materials.wrongType')
      : chosen.size > maxBytes
        ? t('materials.tooLarge', { megabytes })
        : ''
    setFault(found)
    if (found) return
    setFile(chosen)
    if (form.values.title === '') form.setFieldValue('title', withoutEnding(chosen.name))
  }
  const send = form.onSubmit(async ({ title }) => {
    if (!file) return
    try {
      await add({ title, file })
      showSuccess(t('materials.added'))
      onDone()
    } catch (error) {
      showFormError(form, error, { title: t('materials.addFailed') })
    }
  })
  const submit: typeof send = (event) => {
    if (!file) setFault(t('materials.noFile'))
    send(event)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.file}>
        <FileButton
          accept={accept}
          onChoose={choose}
          label={t(file ? 'materials.chooseOther' : 'materials.choose')}
        />
        {file && <p>{file.name}</p>}
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
      <p className={styles.soft}>{t('materials.limits', { megabytes })}</p>
      <TextField form={form} name="title" label={t('materials.title')} autoComplete="off" />
      <VisuallyHidden component="output">{isPending && t('materials.uploading')}</VisuallyHidden>
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('materials.add')}
        </Button>
      </DialogFooter>
    </form>
  )
}
