import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useState } from 'react'
import { pictureOf } from '../../parts/quiz/picture-of.ts'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import type { EditorProps } from '../question-editor/editor-dialog.tsx'
import editor from '../question-editor/question-editor.module.css'
import { SaveButtons } from '../question-editor/save-buttons.tsx'
import { QuestionAudio, type UploadedAudio } from './question-audio.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './question-form.module.css'
import { QuestionImage } from './question-image.tsx'
import { playUrlOf } from './question-media.ts'
import type { Kind } from './question-values.ts'
import { QuestionPreview } from './preview/question-preview.tsx'
import { usePictureUploaded } from './quizzes.queries.ts'
import { useQuestionForm } from './use-question-form.ts'

type Props = EditorProps<KeyedQuizQuestion, Kind> & { quizId: string; isReadOnly: boolean }

/** The form on the left, the learner's view on the right. */
export function QuestionForm({ question, isReadOnly, onCancel, ...props }: Props) {
  const { form, submit, isPending, dialog } = useQuestionForm({ question, ...props })
  const pictureUploaded = usePictureUploaded()
  const [picture, setPicture] = useState(() => (question ? pictureOf(question) : null))
  const [uploaded, setUploaded] = useState<UploadedAudio>()
  useReportDirty(form, props)
  const { audioUrl, imageUrl } = form.values

  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isReadOnly} className={editor.form}>
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
              onUploaded={(url) => {
                setPicture(url)
                void pictureUploaded()
              }}
            />
          )}
          {!isReadOnly && <SaveButtons isNew={!question} isPending={isPending} onCancel={onCancel} />}
        </fieldset>
      </form>
      <QuestionPreview
        values={form.values}
        playUrl={playUrlOf(audioUrl, question, uploaded)}
        picture={imageUrl === null ? null : picture}
      />
      {dialog}
    </div>
  )
}
