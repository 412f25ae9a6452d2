import { VisuallyHidden } from '@mantine/core'
import { optionIds } from '@sohbet/domain/level-test/question'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { QuestionHealth } from './health-words.ts'
import styles from './option-bars.module.css'

const choices = [...optionIds, 'none'] as const
const fullHeight = 26

/** How often each option was chosen; the key is highlighted. */
export function OptionBars({ question }: { question: QuestionHealth }) {
  const { t } = useTranslation('levelTests')
  const { optionCounts, correctOptionId } = question
  const most = Math.max(1, ...Object.values(optionCounts))
  return (
    <ul className={styles.options}>
      {choices.map((choice) => {
        const count = optionCounts[choice]
        const isKey = choice === correctOptionId
        return (
          <li key={choice} data-key={isKey || undefined} data-none={choice === 'none' || undefined}>
            <span aria-hidden className={styles.optionCount}>
              {count}
            </span>
            <span aria-hidden className={styles.optionBar} style={{ height: (count / most) * fullHeight }} />
            <span aria-hidden className={styles.optionName}>
              {choice === 'none' ? t('health.none') : choice}
              {isKey && ' ✓'}
            </span>
            <VisuallyHidden>
              {choice === 'none'
                ? t('health.noAnswer', { count })
                : t(isKey ? 'health.keyCount' : 'health.optionCount', { id: choice, count })}
            </VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
