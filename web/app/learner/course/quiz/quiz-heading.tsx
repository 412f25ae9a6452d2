import type { ListedModule } from '@sohbet/contract/learning/progress'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './quiz.module.css'

/** The name of the quiz above its questions, small: the question is the largest text of the stage. */
export function QuizHeading({ module, children }: { module: ListedModule; children?: ReactNode }) {
  const { t } = useTranslation('player')
  return (
    <div className={styles.heading}>
      <h1>{t('quiz.heading', { module: module.name })}</h1>
      {children}
    </div>
  )
}
