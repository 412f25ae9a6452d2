import { Button } from '@mantine/core'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../../parts/quiz/picture-of.ts'
import { DialogFooter } from '../../ui/dialog.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { QuestionAudio, type UploadedAudio } from './question-audio.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './question-form.module.css'
import { QuestionImage } from './question-image.tsx'
import { playUrlOf } from './question-media.ts'
import { QuestionPreview } from './question-preview.tsx'
import { usePictureUploaded } from './quizzes.queries.ts'
import { next, useQuestionForm } from './use-question-form.ts'

type Props = DirtyListener & {
  quizId: string
  /** Undefined for a new one. */
  question: KeyedQuizQuestion | undefined
  isReadOnly: boolean
  /** Whether the picture's own dialog is open above this one. */
  isPictureOpen: boolean
  setPictureOpen: (isOpen: boolean) => void
  onDone: () => void
  onCancel: () => void
  /** Saved, and another one is wanted. */
  onNext: () => void
}

/** The form on the left, what comes of it on the right. */
export function QuestionForm({ question, isReadOnly, onDirty, isDirtyNow, ...props }: Props) {
  const { form, submit, isPending } = useQuestionForm({ question, ...props })
  const pictureUploaded = usePictureUploaded()
  const [picture, setPicture] = useState(() => (question ? pictureOf(question) : null))
  const [uploaded, setUploaded] = useState<UploadedAudio>()
  useReportDirty(form, { onDirty, isDirtyNow })
  const { audioUrl, imageUrl } = form.values

  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isReadOnly} className={styles.form}>
          <QuestionFields
            form={form}
            isReadOnly={isReadOnly}
            audio={<QuestionAudio form={form} isReadOnly={isReadOnly} onUploaded={setUploaded} />}
          />
          {!isReadOnly && (
            <QuestionImage
              form={form}
              questionId={question?.id}
              picture={picture}
              isOpen={props.isPictureOpen}
              setOpen={props.setPictureOpen}
              onUploaded={(url) => {
                setPicture(url)
                void pictureUploaded()
              }}
            />
          )}
          {!isReadOnly && <SaveButtons isNew={!question} isPending={isPending} onCancel={props.onCancel} />}
        </fieldset>
      </form>
      <QuestionPreview
        values={form.values}
        playUrl={playUrlOf(audioUrl, question, uploaded)}
        picture={imageUrl === null ? null : picture}
      />
    </div>
  )
}

type ButtonsProps = { isNew: boolean; isPending: boolean; onCancel: () => void }

function SaveButtons({ isNew, isPending, onCancel }: ButtonsProps) {
  const { t } = useTranslation('quizzes')
  return (
    <DialogFooter onCancel={onCancel}>
      <Button type="submit" loading={isPending}>
        {t('form.save')}
      </Button>
      {isNew && (
        <Button type="submit" variant="default" disabled={isPending} value={next}>
          {t('form.saveAndNext')}
        </Button>
      )}
    </DialogFooter>
  )
}
