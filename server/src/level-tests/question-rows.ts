import type {
  KeyedQuestion,
  LevelTestQuestion,
  LevelTestQuestionFields,
} from '@sohbet/contract/level-test-questions'
import type { OptionId } from '@sohbet/domain/level-test/question'
import type { levelTestQuestions } from '../db/tables/level-tests.ts'

export type QuestionRow = typeof levelTestQuestions.$inferSelect
type OptionColumns = Pick<QuestionRow, 'optionA' | 'optionB' | 'optionC' | 'optionD'>

export const toOptions = ({
  optionA,
  optionB,
  optionC,
  optionD,
}: OptionColumns): LevelTestQuestion['options'] => [
  { id: 'A', text: optionA },
  { id: 'B', text: optionB },
  { id: 'C', text: optionC },
  { id: 'D', text: optionD },
]

/** As a learner meets it. Each field by its name: the key is not one of them. */
export const toQuestion = (row: QuestionRow): LevelTestQuestion => ({
  id: row.id,
  type: row.type,
  text: row.text,
  options: toOptions(row),
  audioUrl: row.audioUrl,
  audioSeconds: row.audioSeconds,
})

export const toKeyedQuestion = (row: QuestionRow): KeyedQuestion => ({
  ...toQuestion(row),
  testId: row.testId,
  correctOptionId: row.correctOptionId,
})

/** The columns of what an admin entered; a text question keeps no audio. */
export function toColumns({
  type,
  text,
  options,
  correctOptionId,
  audioUrl,
  audioSeconds,
}: LevelTestQuestionFields) {
  const textOf = (id: OptionId) => options.find((option) => option.id === id)?.text ?? ''
  const url = type === 'listening' ? (audioUrl ?? null) : null
  return {
    type,
    text,
    optionA: textOf('A'),
    optionB: textOf('B'),
    optionC: textOf('C'),
    optionD: textOf('D'),
    correctOptionId,
    audioUrl: url,
    audioSeconds: url === null ? null : (audioSeconds ?? null),
  }
}
