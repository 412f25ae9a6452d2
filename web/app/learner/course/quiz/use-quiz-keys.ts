import type { QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useAnswerKeys } from '../../../parts/stage/use-answer-keys.ts'

/** Presses the option with this number; the focus moves to it, so that a screen reader announces the choice. */
function pressOption(number: number): void {
  const option = document.querySelector<HTMLElement>(`form [aria-keyshortcuts="${number}"]`)
  option?.focus()
  option?.click()
}

/** Number keys choose an option and Enter goes on. Returns the hint for learners with a keyboard. */
export function useQuizKeys(
  { questionType, options }: QuizQuestion,
  onEnter: () => void,
): string | undefined {
  const { t } = useTranslation('player')
  const last = options.length
  useAnswerKeys({ optionCount: last, onChoose: (index) => pressOption(index + 1), onEnter })
  const hints = {
    'multi-option': t('quiz.keys.options', { last }),
    'drag-drop': t('quiz.keys.pieces', { last }),
    fill_blank: t('quiz.keys.enter'),
    // Enter starts a new line there
    sentence: undefined,
  }
  return hints[questionType]
}
