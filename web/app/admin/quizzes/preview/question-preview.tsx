import { Button } from '@mantine/core'
import { isCorrect, type Answer } from '@sohbet/domain/quiz/marking'
import { optionIds, type Option } from '@sohbet/domain/quiz/question'
import { shuffled } from '@sohbet/domain/quiz/shuffled'
import IconCheck from '#icons/IconCheck'
import IconX from '#icons/IconX'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { QuestionView } from '../../../parts/quiz/question-view.tsx'
import editor from '../../question-editor/question-editor.module.css'
import styles from '../question-form.module.css'
import { keyOf, type Values } from '../question-values.ts'

type Props = { values: Values; playUrl: string | null; picture: string | null }

/** The question as a learner sees it, ready to try. Another type starts a new attempt. */
export function QuestionPreview(props: Props) {
  const { t } = useTranslation('quizzes')
  const { questionType } = props.values
  const [turn, setTurn] = useState(0)
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      <p className={editor.hint}>{t('preview.hint')}</p>
      <Attempt key={`${questionType} ${turn}`} {...props} onAgain={() => setTurn(turn + 1)} />
    </section>
  )
}

function Attempt({ values, playUrl, picture, onAgain }: Props & { onAgain: () => void }) {
  const { t } = useTranslation('quizzes')
  const { content, questionType, sourceType, options, acceptedAnswers } = values
  const [order] = useState(() => shuffled(optionIds, Math.random))
  const [answer, setAnswer] = useState<Answer>('')
  const key = { questionType, options, correctAnswer: keyOf(values), acceptedAnswers }
  // A verdict counts only for the answer and key that were checked
  const now = JSON.stringify([key, answer])
  const [checked, setChecked] = useState<string>()
  const isChecked = checked === now
  const isRight = isCorrect(answer, key)

  return (
    <>
      <QuestionView
        question={{
          content: content.trim() || t('preview.empty'),
          questionType,
          sourceType,
          options: shownOptions(
            options,
            questionType === 'drag-drop' ? order : optionIds,
            t('preview.emptyOption'),
          ),
          playUrl,
          picture,
        }}
        answer={answer}
        onAnswer={setAnswer}
        isReadOnly={false}
      />
      <div className={styles.buttons}>
        <Button
          variant="default"
          className={styles.check}
          data-result={isChecked ? (isRight ? 'right' : 'wrong') : undefined}
          leftSection={
            isChecked && (isRight ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />)
          }
          onClick={() => setChecked(now)}
        >
          {t('preview.check')}
        </Button>
        {questionType === 'drag-drop' && (
          <Button variant="subtle" onClick={onAgain}>
            {t('preview.again')}
          </Button>
        )}
      </div>
      <output className={styles.verdict}>
        {isChecked && t(isRight ? 'preview.right' : 'preview.wrong')}
      </output>
    </>
  )
}

/** Sorts the options by `order`; an empty one gets the text `blank`. */
const shownOptions = (options: readonly Option[], order: readonly string[], blank: string) =>
  order
    .flatMap((id) => options.filter((option) => option.id === id))
    .map(({ id, text }) => ({
      id,
      text: text.trim() || blank,
    }))
