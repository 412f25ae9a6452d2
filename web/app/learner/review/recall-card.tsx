import { Button } from '@mantine/core'
import { grades, type Grade } from '@sohbet/domain/review/grade'
import { useTranslation } from '../../texts/use-translation.ts'
import { QuestionStage } from '../../parts/stage/question-stage.tsx'
import { useAnswerKeys } from '../../parts/stage/use-answer-keys.ts'
import type { CardProps, Word } from './card-props.ts'
import styles from './review.module.css'
import { useSeconds } from './use-seconds.ts'

type Props = Pick<CardProps, 'line' | 'onRated'> & { cardId: string; word: Word }

const names = { 1: 'forgotten', 2: 'hard', 3: 'known', 4: 'easy' } as const

/** A word that a coach gave: it has no translation, so the learner says a sentence with it and judges alone. */
export function RecallCard({ cardId, word, line, onRated }: Props) {
  const { t } = useTranslation('review')
  const seconds = useSeconds()
  const grade = (given: Grade) => onRated({ grade: given, asking: 'recall', seconds: seconds() })
  useAnswerKeys({
    optionCount: grades.length,
    onChoose: (index) => {
      const given = grades[index]
      if (given) grade(given)
    },
    onEnter: () => grade(3),
  })
  return (
    <QuestionStage
      cardKey={cardId}
      line={line}
      onSubmit={() => grade(3)}
      actions={
        <div className={styles.grades}>
          {grades.map((given) => (
            <Button
              key={given}
              type={given === 3 ? 'submit' : 'button'}
              size="lg"
              variant={given === 3 ? 'filled' : 'default'}
              onClick={given === 3 ? undefined : () => grade(given)}
              aria-keyshortcuts={String(given)}
            >
              {t(`grade.${names[given]}`)}
            </Button>
          ))}
        </div>
      }
    >
      <div className={styles.head}>
        <span>{t('ask.recall')}</span>
      </div>
      <div className={styles.prompt}>
        <p className={styles.asked} lang="en">
          {word.term}
        </p>
        <p className={styles.task}>{t('recallTask')}</p>
      </div>
    </QuestionStage>
  )
}
