import { Button } from '@mantine/core'
import type { WordList } from '@sohbet/contract/catalogue/module-words'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Recording } from '../../parts/listening/recording.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { AudioUpload } from '../question-editor/audio-upload.tsx'
import { useUploadAudio } from '../quizzes/quizzes.queries.ts'
import type { WordsFormState } from './word-values.ts'
import styles from './words.module.css'

type Props = {
  form: WordsFormState
  place: number
  saved: WordList['words'][number] | undefined
  isReadOnly: boolean
}

/** The recording of a word: an uploaded file or an address. */
export function WordSound({ form, place, saved, isReadOnly }: Props) {
  const { t } = useTranslation('words')
  const upload = useUploadAudio()
  const [uploaded, setUploaded] = useState<{ audioUrl: string; playUrl: string }>()
  const name = `words.${place}.audioUrl`
  const audioUrl = form.values.words[place]?.audioUrl ?? ''
  /** URLs of our own files start with a slash. */
  const isOurs = audioUrl.startsWith('/')
  const playUrl =
    audioUrl === uploaded?.audioUrl
      ? uploaded.playUrl
      : audioUrl === saved?.audioUrl
        ? saved.playUrl
        : isOurs
          ? null
          : audioUrl
  return (
    <div className={styles.sound}>
      {audioUrl !== '' && playUrl && <Recording key={playUrl} url={playUrl} label={t('sound')} isLazy />}
      {!isOurs && (
        <TextField
          form={form}
          name={name}
          label={t('link')}
          description={isReadOnly ? undefined : t('linkHint')}
          inputMode="url"
          autoComplete="off"
          isOptional
        />
      )}
      {!isReadOnly && (
        <AudioUpload
          request={upload}
          onUploaded={(audio) => {
            setUploaded(audio)
            form.setFieldValue(name, audio.audioUrl)
            form.clearFieldError(name)
          }}
        >
          {isOurs && (
            <Button variant="subtle" onClick={() => form.setFieldValue(name, '')}>
              {t('removeSound')}
            </Button>
          )}
        </AudioUpload>
      )}
    </div>
  )
}
