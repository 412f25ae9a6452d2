import type { QuestionType } from '@sohbet/domain/quiz/question'
import { useId, type ComponentType } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { Recording } from '../listening/recording.tsx'
import { dragDropChunk } from './chunks.ts'
import { MultiOption } from './multi-option.tsx'
import type { ViewProps } from './question-props.ts'
import styles from './quiz.module.css'
import { FillBlank, Sentence } from './typed-answer.tsx'
import { withGap } from './with-gap.tsx'

const DragDrop = (props: ViewProps) => (
  <OnDemand {...dragDropChunk}>{(chunk) => <chunk.DragDrop {...props} />}</OnDemand>
)

const views: Record<QuestionType, ComponentType<ViewProps>> = {
  'multi-option': MultiOption,
  fill_blank: FillBlank,
  sentence: Sentence,
  'drag-drop': DragDrop,
}

type Props = Omit<ViewProps, 'labelId'> & {
  /** Called when the recording's URL may have expired. */
  onStale?: () => void
}

/** The question and its answer field. */
export function QuestionView({ question, answer, onAnswer, isReadOnly, hasKeys, onStale }: Props) {
  const { t } = useTranslation('quiz')
  const labelId = useId()
  const { content, sourceType, questionType, playUrl, picture } = question
  const View = views[questionType]
  return (
    <div className={styles.question}>
      <span className={styles.source}>{t(`source.${sourceType}`)}</span>
      <div className={styles.prompt}>
        {picture && <img className={styles.picture} src={picture} alt={t('picture')} />}
        {sourceType === 'audio' && (
          <Recording key={playUrl} url={playUrl} label={t('recording')} onStale={onStale} />
        )}
        <p id={labelId} className={styles.content} lang="en">
          {questionType === 'fill_blank' ? withGap(content, answer, t('blank')) : content}
        </p>
      </div>
      <View
        question={question}
        labelId={labelId}
        answer={answer}
        onAnswer={onAnswer}
        isReadOnly={isReadOnly}
        hasKeys={hasKeys}
      />
    </div>
  )
}
