import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { Button, FileButton, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { maxAudioBytes } from '@sohbet/contract/catalogue/level-tests'
import IconUpload from '#icons/IconUpload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'
import { useUploadAudio } from './quizzes.queries.ts'

const megabytes = maxAudioBytes / 1024 / 1024
const ways = ['upload', 'link'] as const
type Way = (typeof ways)[number]

export type UploadedAudio = { audioUrl: string; playUrl: string }

type Props = {
  form: QuestionForm
  isReadOnly: boolean
  onUploaded: (audio: UploadedAudio) => void
}

/** Addresses of our own begin with a slash. */
const isOurs = (address: string) => address.startsWith('/')

/** The server looks into the file; a wrong name is told before anything is sent. */
function faultOf({ name, size }: File): 'wrongType' | 'tooLarge' | undefined {
  if (!/\.(mp3|ogg|oga|wav)$/i.test(name)) return 'wrongType'
  return size > maxAudioBytes ? 'tooLarge' : undefined
}

/** The recording of an audio question: uploaded, or at an address of its own. The preview plays it. */
export function QuestionAudio({ form, isReadOnly, onUploaded }: Props) {
  const { t } = useTranslation('quizzes')
  const { audioUrl } = form.values
  const [way, setWay] = useState<Way>(audioUrl && !isOurs(audioUrl) ? 'link' : 'upload')
  return (
    <fieldset className={styles.audio}>
      <legend>{t('audio.title')}</legend>
      {!isReadOnly && (
        <SegmentedControl
          className={styles.ways}
          color="var(--cool-deep)"
          aria-label={t('audio.way')}
          value={way}
          data={ways.map((one) => ({ value: one, label: t(`audio.ways.${one}`) }))}
          onChange={(chosen) => setWay(chosen === 'link' ? 'link' : 'upload')}
        />
      )}
      {way === 'link' || isReadOnly ? (
        <TextField
          form={form}
          name="audioUrl"
          label={t('audio.url')}
          description={isReadOnly ? undefined : t('audio.urlHint')}
          isOptional
          inputMode="url"
          autoComplete="off"
        />
      ) : (
        <AudioUpload form={form} onUploaded={onUploaded} />
      )}
    </fieldset>
  )
}

function AudioUpload({ form, onUploaded }: Omit<Props, 'isReadOnly'>) {
  const { t } = useTranslation('quizzes')
  const { mutate: upload, isPending } = useUploadAudio()
  const [fault, setFault] = useState<string>()
  const hasOurs = isOurs(form.values.audioUrl)

  const choose = (file: File | null) => {
    if (!file) return
    const problem = faultOf(file)
    setFault(problem && t(`audio.${problem}`, { megabytes }))
    if (problem) return
    upload(file, {
      onSuccess: (audio) => {
        form.setFieldValue('audioUrl', audio.audioUrl)
        form.clearFieldError('audioUrl')
        onUploaded(audio)
        showSuccess(t('audio.uploaded'))
      },
      onError: (error) => showError(t('audio.failed'), errorMessage(error, t('audio.failedText'))),
    })
  }

  const told = fault ?? form.errors['audioUrl']
  return (
    <>
      <div className={styles.upload}>
        <FileButton accept="audio/mpeg,audio/ogg,audio/wav,.mp3,.ogg,.wav" onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              loading={isPending}
            >
              {t(hasOurs ? 'audio.replace' : 'audio.upload')}
            </Button>
          )}
        </FileButton>
        {hasOurs && (
          <Button variant="subtle" onClick={() => form.setFieldValue('audioUrl', '')}>
            {t('audio.remove')}
          </Button>
        )}
        <VisuallyHidden component="output">{isPending && t('audio.uploading')}</VisuallyHidden>
      </div>
      <p className={styles.hint}>{hasOurs ? t('audio.ours') : t('audio.limit', { megabytes })}</p>
      {told && (
        <p role="alert" className={styles.fault}>
          {told}
        </p>
      )}
    </>
  )
}
