import { Button } from '@mantine/core'
import IconPhotoUp from '#icons/IconPhotoUp'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ImageUpload } from '../../parts/image-upload/image-upload.tsx'
import editor from '../question-editor/question-editor.module.css'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'

type Props = {
  form: QuestionForm
  /** Undefined for an unsaved question, which cannot have a picture yet. */
  questionId: string | undefined
  /** URL of the current picture. */
  picture: string | null
  onUploaded: (url: string) => void
}

export function QuestionImage({ form, questionId, picture, onUploaded }: Props) {
  const { t } = useTranslation('quizzes')
  const [isOpen, setOpen] = useState(false)
  const isLeaving = picture !== null && form.values.imageUrl === null
  return (
    <fieldset className={editor.group}>
      <legend>{t('image.title')}</legend>
      {questionId ? (
        <>
          {(isLeaving || !picture) && (
            <p className={editor.hint}>{t(isLeaving ? 'image.removal' : 'image.none')}</p>
          )}
          <div className={styles.buttons}>
            <Button
              variant="default"
              leftSection={<IconPhotoUp size={18} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {t(picture ? 'image.change' : 'image.upload')}
            </Button>
            {picture && (
              <Button
                variant="subtle"
                onClick={() => form.setFieldValue('imageUrl', isLeaving ? undefined : null)}
              >
                {t(isLeaving ? 'image.keep' : 'image.remove')}
              </Button>
            )}
          </div>
          <ImageUpload
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            id={questionId}
            type="quiz_questions"
            uploaded={picture ?? undefined}
            onUploaded={(url) => {
              form.setFieldValue('imageUrl', undefined)
              onUploaded(url)
            }}
          />
        </>
      ) : (
        <p className={editor.hint}>{t('image.later')}</p>
      )}
    </fieldset>
  )
}
