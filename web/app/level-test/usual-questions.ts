import type { QuestionType } from '@sohbet/domain/level-test/question'

/** What the school's test has. */
export const usualQuestions: Record<QuestionType, number> = { text: 40, listening: 10 }
export const usualCount = usualQuestions.text + usualQuestions.listening
