import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { AudioUpload } from '../question-editor/audio-upload.tsx'
import editor from '../question-editor/question-editor.module.css'
import type { QuestionForm } from './question-values.ts'
import { useUploadAudio } from './quizzes.queries.ts'

const ways = ['upload', 'link'] as const
type Way = (typeof ways)[number]

export type UploadedAudio = { audioUrl: string; playUrl: string }

type Props = {
  form: QuestionForm
  isReadOnly: boolean
  onUploaded: (audio: UploadedAudio) => void
}

/** URLs of our own files start with a slash. */
const isOurs = (address: string) => address.startsWith('/')

/** The recording of an audio question: an uploaded file or an external URL. The preview plays it. */
export function QuestionAudio({ form, isReadOnly, onUploaded }: Props) {
  const { t } = useTranslation(['quizzes', 'questionEditor'])
  const { audioUrl } = form.values
  const [way, setWay] = useState<Way>(audioUrl && !isOurs(audioUrl) ? 'link' : 'upload')
  return (
    <fieldset className={editor.group}>
      <legend>{t('questionEditor:audio.title')}</legend>
      {!isReadOnly && (
        <Segments
          label={t('audio.way')}
          value={way}
          options={ways.map((one) => ({ value: one, label: t(`audio.ways.${one}`) }))}
          onChoose={setWay}
          isLabelHidden
        />
      )}
      {way === 'link' || isReadOnly ? (
        <TextField
          form={form}
          name="audioUrl"
          label={t('questionEditor:audio.url')}
          description={isReadOnly ? undefined : t('audio.urlHint')}
          isOptional
          inputMode="url"
          autoComplete="off"
        />
      ) : (
        <Upload form={form} onUploaded={onUploaded} />
      )}
    </fieldset>
  )
}

function Upload({ form, onUploaded }: Omit<Props, 'isReadOnly'>) {
  const { t } = useTranslation('quizzes')
  const hasOurs = isOurs(form.values.audioUrl)
  return (
    <AudioUpload
      request={useUploadAudio()}
      onUploaded={(audio) => {
        form.setFieldValue('audioUrl', audio.audioUrl)
        form.clearFieldError('audioUrl')
        onUploaded(audio)
      }}
      label={hasOurs ? t('audio.replace') : undefined}
      hint={hasOurs ? t('audio.ours') : undefined}
      error={form.errors['audioUrl']}
    >
      {hasOurs && (
        <Button variant="subtle" onClick={() => form.setFieldValue('audioUrl', '')}>
          {t('audio.remove')}
        </Button>
      )}
    </AudioUpload>
  )
}
