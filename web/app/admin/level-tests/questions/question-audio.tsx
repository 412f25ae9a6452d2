import { isSafeLink } from '@sohbet/contract/fields'
import type { levelTestQuestionFields } from '@sohbet/contract/level-tests/level-test-question-fields'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { z } from 'zod'
import { TextField } from '../../../ui/form/fields.tsx'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import { AudioUpload } from '../../question-editor/audio-upload.tsx'
import { useUploadAudio } from '../level-tests.queries.ts'
import styles from './questions.module.css'
import { Recording } from './recording.tsx'

type Props = { form: ZodForm<z.input<typeof levelTestQuestionFields>, unknown> }

/** The recording of a listening question: an uploaded file or an external URL, with a player. */
export function QuestionAudio({ form }: Props) {
  const { t } = useTranslation(['levelTests', 'questionEditor'])
  const url = form.values.audioUrl?.trim() ?? ''

  return (
    <section className={styles.audio} aria-label={t('questionEditor:audio.title')}>
      <TextField
        form={form}
        name="audioUrl"
        label={t('questionEditor:audio.url')}
        description={t('audio.urlHint')}
        isOptional
        inputMode="url"
        autoComplete="off"
      />
      <AudioUpload
        request={useUploadAudio()}
        onUploaded={(audio) => {
          form.setFieldValue('audioUrl', audio.url)
          form.setFieldValue('audioSeconds', audio.seconds)
        }}
      />
      {isSafeLink(url) && (
        <Recording
          key={url}
          url={url}
          // A saved recording already has its length
          onLength={(seconds) => {
            if (form.isDirty('audioUrl')) form.setFieldValue('audioSeconds', seconds)
          }}
        />
      )}
    </section>
  )
}
