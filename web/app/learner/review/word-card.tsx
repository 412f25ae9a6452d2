import { Button } from '@mantine/core'
import { hintOf, isRightText, rightTexts } from '@sohbet/domain/review/answer'
import { gradeOf } from '@sohbet/domain/review/card'
import type { Grade } from '@sohbet/domain/review/grade'
import IconBulb from '#icons/IconBulb'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { FillBlank } from '../../parts/quiz/typed-answer.tsx'
import { QuestionStage } from '../../parts/stage/question-stage.tsx'
import { useAnswerKeys } from '../../parts/stage/use-answer-keys.ts'
import type { CardProps, Word } from './card-props.ts'
import { GradeButtons, gradeOfKey } from './graded.tsx'
import styles from './review.module.css'
import { playable } from './sounds.ts'
import { SpokenWord } from './spoken-word.tsx'
import { useSeconds } from './use-seconds.ts'
import { WordVerdict } from './word-verdict.tsx'

type Props = CardProps & { cardId: string; word: Word; isNew: boolean }

/** The written answer: checked with Enter, then graded. */
function useWrittenAnswer({ word, asking, onRated }: Pick<Props, 'word' | 'asking' | 'onRated'>) {
  const [answer, setAnswer] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [hadHint, setHint] = useState(false)
  const takenSeconds = useSeconds()
  const [seconds, setSeconds] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  const input = () => field.current?.querySelector('input')
  // In the tap that showed the card, so that a phone opens its keyboard
  useLayoutEffect(() => field.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  const isRight = isRightText(answer, word.term)
  const isEmpty = answer.trim() === ''
  const grade = (given: Grade) => onRated({ grade: given, asking, seconds })
  const goOn = () => {
    if (isChecked) return grade(gradeOf({ isRight, hadHint }))
    setSeconds(takenSeconds())
    setChecked(true)
    // The keyboard of a phone would cover the answer
    input()?.blur()
  }
  useAnswerKeys({
    optionCount: isChecked ? 4 : 0,
    onChoose: (index) => {
      const given = gradeOfKey(index + 1, { isRight, mayCount: !isEmpty })
      if (given) grade(given)
    },
    onEnter: goOn,
  })
  const showHint = () => {
    setHint(true)
    input()?.focus()
  }
  return { answer, setAnswer, field, isChecked, isRight, isEmpty, hadHint, showHint, goOn, grade }
}

/** A word to write: from its translation, or from its sound. */
export function WordCard({ cardId, word, isNew, asking, isLast, canListen, line, ...on }: Props) {
  const { t } = useTranslation('review')
  const labelId = useId()
  const written = useWrittenAnswer({ word, asking, onRated: on.onRated })
  const { field, isChecked, isRight, hadHint } = written
  const sound = word.audioUrl && canListen ? playable(word.audioUrl) : null
  const isHeard = asking === 'listen'
  return (
    <QuestionStage
      cardKey={cardId}
      line={line}
      keys={t(isChecked ? (isRight ? 'keys.graded' : 'keys.next') : 'keys.check')}
      onSubmit={written.goOn}
      actions={
        isChecked ? (
          <GradeButtons
            isRight={isRight}
            mayCount={!written.isEmpty}
            isLast={isLast}
            onGrade={written.grade}
          />
        ) : (
          <CheckButtons hadHint={hadHint} isEmpty={written.isEmpty} onHint={written.showHint} />
        )
      }
    >
      <div className={styles.head}>
        <span>{t(`ask.${isHeard ? 'listen' : 'translate'}`)}</span>
        {isNew && <span className={styles.new}>{t('new')}</span>}
      </div>
      <div className={styles.prompt}>
        {isHeard ? (
          <SpokenWord url={sound} />
        ) : (
          <p id={labelId} className={styles.asked} lang="tr">
            {word.translation}
          </p>
        )}
        {hadHint && !isChecked && (
          <p className={styles.hint} lang="en" aria-label={t('hintLabel')}>
            {hintOf(rightTexts(word.term)[1] ?? word.term)}
          </p>
        )}
      </div>
      <div ref={field}>
        <FillBlank
          question={noQuestion}
          labelId={labelId}
          answer={written.answer}
          onAnswer={(next) => written.setAnswer(typeof next === 'string' ? next : '')}
          isReadOnly={isChecked}
        />
      </div>
      {isHeard && !isChecked && word.translation && (
        <Button variant="subtle" className={styles.quiet} onClick={on.onQuiet}>
          {t('quiet')}
        </Button>
      )}
      <WordVerdict word={word} isRight={isChecked ? isRight : undefined} />
      {isChecked && !isHeard && sound && <SpokenWord url={sound} />}
    </QuestionStage>
  )
}

type ButtonProps = { hadHint: boolean; isEmpty: boolean; onHint: () => void }

function CheckButtons({ hadHint, isEmpty, onHint }: ButtonProps) {
  const { t } = useTranslation('review')
  return (
    <>
      {!hadHint && (
        <Button size="lg" variant="default" leftSection={<IconBulb size={20} aria-hidden />} onClick={onHint}>
          {t('hintButton')}
        </Button>
      )}
      <Button type="submit" size="lg">
        {t(isEmpty ? 'unknown' : 'check')}
      </Button>
    </>
  )
}

/** The field of a quiz without a quiz. */
const noQuestion = {
  content: '',
  questionType: 'fill_blank',
  sourceType: 'text',
  options: [],
  playUrl: null,
  picture: null,
} as const
