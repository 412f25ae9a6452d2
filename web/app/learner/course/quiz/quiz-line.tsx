import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { BusLine } from '../../../parts/stage/bus-line.tsx'
import styles from './quiz.module.css'

type Props = { number: number; count: number; answeredCount: number }

/** The position among the questions. */
export const QuizLine = ({ number, count, answeredCount }: Props) => (
  <BusLine position={number - 1} reached={answeredCount} count={count}>
    <Place key={number} number={number} count={count} />
  </BusLine>
)

/** A new question is announced and focused. */
function Place({ number, count }: Pick<Props, 'number' | 'count'>) {
  const { t } = useTranslation('player')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.place}>
      {t('quiz.question', { number, count })}
    </h2>
  )
}
