import { Button } from '@mantine/core'
import { maxImageBytes } from '@sohbet/contract/core/images'
import { useTranslation } from '../../texts/use-translation.ts'
import { Recording } from '../../parts/listening/recording.tsx'
import { FileUpload, megabytesOf } from '../../ui/upload/file-upload.tsx'
import { AudioUpload } from '../question-editor/audio-upload.tsx'
import { useUploadAudio } from '../quizzes/quizzes.queries.ts'
import styles from './speaking.module.css'
import { useUploadPicture } from './speaking.queries.ts'
import type { TasksForm } from './use-tasks-form.tsx'

type Field = 'pictureUrl' | 'audioUrl' | 'modelUrl'
type Props = {
  form: TasksForm
  index: number
  isReadOnly: boolean
  opensAt: (link: string) => string
  onUploaded: (link: string, url: string) => void
}

const pictureRule = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  endings: ['.jpg', '.jpeg', '.png', '.webp'],
  maxBytes: maxImageBytes,
}
const pictureLimits = { megabytes: megabytesOf(pictureRule) }

function useFile({ form, index }: Props, field: Field) {
  const path = `tasks.${index}.${field}` as const
  return {
    link: form.values.tasks[index]?.[field] ?? '',
    error: form.errors[path],
    set: (link: string) => {
      form.setFieldValue(path, link)
      form.clearFieldError(path)
      // A prompt needs only one of its parts
      form.clearFieldError(`tasks.${index}.text`)
    },
  }
}

/** The picture of a prompt. */
export function TaskPicture(props: Props) {
  const { t } = useTranslation('speakingTasks')
  const { link, error, set } = useFile(props, 'pictureUrl')
  const request = useUploadPicture()
  return (
    <fieldset className={styles.file}>
      <legend>{t('picture.title')}</legend>
      {link && <img className={styles.picture} src={props.opensAt(link)} alt={t('picture.title')} />}
      {!props.isReadOnly && (
        <FileUpload
          request={request}
          rule={pictureRule}
          error={error}
          onUploaded={({ pictureUrl, opens }) => {
            props.onUploaded(pictureUrl, opens)
            set(pictureUrl)
          }}
          texts={{
            label: t('picture.upload'),
            accessibleName: t('picture.uploadFor', { number: props.index + 1 }),
            hint: t('picture.limit', pictureLimits),
            uploading: t('picture.uploading'),
            wrongType: t('picture.wrongType'),
            tooLarge: t('picture.tooLarge', pictureLimits),
            uploaded: t('picture.uploaded'),
            failed: t('picture.failed'),
            failedText: t('picture.failedText'),
          }}
        >
          {link && <RemoveFile onClick={() => set('')} />}
        </FileUpload>
      )}
    </fieldset>
  )
}

type SoundProps = Props & { field: 'audioUrl' | 'modelUrl'; label: string; hint?: string }

/** A recording of a task. */
export function TaskSound({ field, label, hint, ...props }: SoundProps) {
  const { link, error, set } = useFile(props, field)
  const request = useUploadAudio()
  return (
    <fieldset className={styles.file}>
      <legend>{label}</legend>
      {hint && <p className={styles.soft}>{hint}</p>}
      {link && <Recording key={link} url={props.opensAt(link)} label={label} isLazy />}
      {!props.isReadOnly && (
        <AudioUpload
          request={request}
          error={error}
          onUploaded={({ audioUrl, playUrl }) => {
            props.onUploaded(audioUrl, playUrl)
            set(audioUrl)
          }}
        >
          {link && <RemoveFile onClick={() => set('')} />}
        </AudioUpload>
      )}
    </fieldset>
  )
}

function RemoveFile({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('speakingTasks')
  return (
    <Button variant="subtle" color="gray" onClick={onClick}>
      {t('removeFile')}
    </Button>
  )
}
