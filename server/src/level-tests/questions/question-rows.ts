import type { KeyedQuestion, LevelTestQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTestQuestionFields } from '@sohbet/contract/level-tests/level-test-question-fields'
import { skillOf, textSkillOf, type OptionId } from '@sohbet/domain/level-test/question'
import type { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'

export type QuestionRow = typeof levelTestQuestions.$inferSelect
type OptionColumns = Pick<QuestionRow, 'optionA' | 'optionB' | 'optionC' | 'optionD'>
type ShownColumns = OptionColumns & Pick<QuestionRow, 'id' | 'type' | 'text' | 'audioUrl' | 'audioSeconds'>

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

/** A question for learners. Names each field, so that the key is left out. */
export const toQuestion = (row: ShownColumns): LevelTestQuestion => ({
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
  isQuick: row.isQuick,
  skill: skillOf(row),
  level: row.level,
  revision: row.revision,
})

type Before = Pick<QuestionRow, 'isQuick' | 'audioUrl' | 'audioSeconds' | 'skill' | 'level'>

/**
 * A length belongs to its URL: it stays when omitted, and an unchanged length with another URL belongs to the old
 * recording.
 */
function lengthFor(audioUrl: string | null, given: number | null | undefined, before: Before): number | null {
  if (audioUrl === null) return null
  if (audioUrl === before.audioUrl) return given === undefined ? before.audioSeconds : given
  return given === undefined || given === before.audioSeconds ? null : given
}

const nothingBefore: Before = {
  isQuick: false,
  audioUrl: null,
  audioSeconds: null,
  skill: null,
  level: null,
}

/** The columns of an admin's input; a text question has no audio. */
export function toColumns(
  {
    type,
    text,
    options,
    correctOptionId,
    isQuick,
    audioUrl,
    audioSeconds,
    skill,
    level,
  }: LevelTestQuestionFields,
  before = nothingBefore,
) {
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
    isQuick: isQuick ?? before.isQuick,
    skill: textSkillOf(type, skill === undefined ? before.skill : skill),
    level: level === undefined ? before.level : level,
    audioUrl: url,
    audioSeconds: lengthFor(url, audioSeconds, before),
  }
}
