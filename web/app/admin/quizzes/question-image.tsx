import { Button } from '@mantine/core'
import IconPhotoUp from '#icons/IconPhotoUp'
import { useTranslation } from 'react-i18next'
import { ImageUpload } from '../../parts/image-upload.tsx'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'

type Props = {
  form: QuestionForm
  /** A picture belongs to a question that is saved already. */
  questionId: string | undefined
  /** Where the picture of now is read from. */
  picture: string | null
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onUploaded: (url: string) => void
}

export function QuestionImage({ form, questionId, picture, isOpen, setOpen, onUploaded }: Props) {
  const { t } = useTranslation('quizzes')
  const isLeaving = picture !== null && form.values.imageUrl === null
  return (
    <fieldset className={styles.audio}>
      <legend>{t('image.title')}</legend>
      {questionId ? (
        <>
          <p className={styles.hint}>{isLeaving ? t('image.removal') : !picture && t('image.none')}</p>
          <div className={styles.upload}>
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
        <p className={styles.hint}>{t('image.later')}</p>
      )}
    </fieldset>
  )
}
