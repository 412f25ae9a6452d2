import { Button } from '@mantine/core'
import { useEffect, useId, useRef, type Dispatch } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { questionOf, type Asking, type FlowEvent } from '../../flow.ts'
import { ListeningStage } from '../../../parts/level-test/listening-stage.tsx'
import { OptionList } from '../../../parts/level-test/option-list.tsx'
import { BusLine } from '../../../parts/stage/bus-line.tsx'
import { QuestionStage } from '../../../parts/stage/question-stage.tsx'
import styles from '../../../parts/stage/question-stage.module.css'
import { useAnswerKeys } from '../../../parts/stage/use-answer-keys.ts'
import { QuestionTimer } from './question-timer.tsx'

/** A late answer does not count, so the text does not promise it. */
function offlineText({ phase, selected, secondsLeft }: Asking) {
  if (phase !== 'saving' || !selected) return 'offline'
  return secondsLeft > 0 ? 'offlineSaving' : 'offlineLate'
}

type Props = { asking: Asking; dispatch: Dispatch<FlowEvent>; now: () => number }

export function QuestionScreen({ asking, dispatch, now }: Props) {
  const { t } = useTranslation('levelTest')
  const { phase, position, selected, attempt } = asking
  const question = questionOf(asking)
  const titleId = useId()
  const canAnswer = phase === 'answering'
  const answer = () => dispatch({ type: 'answer' })
  useAnswerKeys({
    optionCount: question?.options.length ?? 0,
    onChoose: (index) => {
      const option = question?.options[index]
      if (option) dispatch({ type: 'select', option: option.id })
    },
    onEnter: answer,
  })

  if (!question) return null
  const count = attempt.questions.length
  return (
    <QuestionStage
      cardKey={question.id}
      onSubmit={answer}
      keys={t('question.keys')}
      line={
        <BusLine
          position={position}
          count={count}
          notice={asking.isOffline ? t(`question.${offlineText(asking)}`) : undefined}
        >
          <span>{t('question.number', { number: position + 1, count })}</span>
        </BusLine>
      }
      actions={
        <>
          <Button
            variant="subtle"
            color="gray"
            disabled={!canAnswer}
            onClick={() => dispatch({ type: 'skip' })}
          >
            {t('question.skip')}
          </Button>
          <Button type="submit" disabled={!canAnswer || !selected}>
            {t(phase === 'saving' && asking.isOffline ? 'question.saving' : 'question.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <span className={styles.type}>{t(`question.types.${question.type}`)}</span>
        <QuestionTimer asking={asking} />
      </div>
      <div className={styles.prompt}>
        {question.type === 'listening' && (
          <ListeningStage
            phase={phase}
            countdown={asking.countdown}
            hasAudio={question.audioUrl !== null}
            isTimeRunning={asking.deadline !== null}
            onPlay={() => dispatch({ type: 'goOnPlaying' })}
            onRetry={() => dispatch({ type: 'retryAudio' })}
            onSkip={() => dispatch({ type: 'skipAudio', now: now() })}
          />
        )}
        <QuestionText id={titleId} text={question.text} />
      </div>
      <OptionList
        labelId={titleId}
        options={question.options}
        selected={selected}
        isDisabled={!canAnswer}
        hasKeys
        onSelect={(option) => dispatch({ type: 'select', option })}
      />
    </QuestionStage>
  )
}

function QuestionText({ id, text }: { id: string; text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  // Screen readers read the new question, and the keyboard starts from it
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <h1 id={id} ref={title} tabIndex={-1} className={styles.question} lang="en">
      {text}
    </h1>
  )
}
