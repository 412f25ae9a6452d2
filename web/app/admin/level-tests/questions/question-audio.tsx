import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import { isSafeLink } from '@sohbet/contract/fields'
import type { levelTestQuestionFields } from '@sohbet/contract/catalogue/level-test-questions'
import { maxAudioBytes } from '@sohbet/contract/catalogue/level-tests'
import IconUpload from '#icons/IconUpload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { errorMessage } from '../../../api/error-message.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { useUploadAudio } from '../level-tests.queries.ts'
import styles from './question-form.module.css'
import { Recording } from './recording.tsx'

type Props = { form: ZodForm<z.input<typeof levelTestQuestionFields>, unknown> }

const megabytes = maxAudioBytes / 1024 / 1024

/** The server looks into the file; a wrong name is told before anything is sent. */
function faultOf({ name, size }: File): 'wrongType' | 'tooLarge' | undefined {
  if (!/\.(mp3|ogg|oga|wav)$/i.test(name)) return 'wrongType'
  return size > maxAudioBytes ? 'tooLarge' : undefined
}

/** The recording of a listening question: uploaded, or at an address of its own; to be heard at once. */
export function QuestionAudio({ form }: Props) {
  const { t } = useTranslation('levelTests')
  const { choose, fault, isPending } = useUpload(form)
  const url = form.values.audioUrl?.trim() ?? ''

  return (
    <section className={styles.audio} aria-label={t('audio.title')}>
      <TextField
        form={form}
        name="audioUrl"
        label={t('audio.url')}
        description={t('audio.urlHint')}
        isOptional
        inputMode="url"
        autoComplete="off"
      />
      <div className={styles.upload}>
        <FileButton accept="audio/mpeg,audio/ogg,audio/wav,.mp3,.ogg,.wav" onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              loading={isPending}
            >
              {t('audio.upload')}
            </Button>
          )}
        </FileButton>
        <span className={styles.hint}>{t('audio.limit', { megabytes })}</span>
        <VisuallyHidden component="output">{isPending && t('audio.uploading')}</VisuallyHidden>
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {isSafeLink(url) && (
        <Recording
          key={url}
          url={url}
          // Of a new address; what is saved already has its length
          onLength={(seconds) => {
            if (form.isDirty('audioUrl')) form.setFieldValue('audioSeconds', seconds)
          }}
        />
      )}
    </section>
  )
}

function useUpload(form: Props['form']) {
  const { t } = useTranslation('levelTests')
  const { mutate: upload, isPending } = useUploadAudio()
  const [fault, setFault] = useState<string>()

  const choose = (file: File | null) => {
    if (!file) return
    const problem = faultOf(file)
    setFault(problem && t(`audio.${problem}`, { megabytes }))
    if (problem) return
    upload(file, {
      onSuccess: (audio) => {
        form.setFieldValue('audioUrl', audio.url)
        form.setFieldValue('audioSeconds', audio.seconds)
        showSuccess(t('audio.uploaded'))
      },
      // Where the file was chosen: the form below is not done with it
      onError: (error) => setFault(`${t('audio.failed')}: ${errorMessage(error, t('audio.failedText'))}`),
    })
  }
  return { choose, fault, isPending }
}
