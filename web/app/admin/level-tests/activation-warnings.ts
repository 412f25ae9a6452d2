import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { fewestQuestions } from '@sohbet/domain/level-test/policy'
import { isSilent } from '@sohbet/domain/level-test/question'

export type ActivationWarning =
  | { name: 'nothingToHear' }
  | { name: 'fewer'; count: number; live: number; liveVersion: number }
  | { name: 'silent'; count: number }
  | { name: 'few'; count: number; fewest: number }

type Known = {
  test: LevelTest
  /** Undefined while unknown; then nothing is reported. */
  questions: readonly KeyedQuestion[] | undefined
  tests: readonly LevelTest[] | undefined
}

/** Warnings before a test is activated. */
export function activationWarnings({ test, questions: all, tests }: Known): ActivationWarning[] {
  const questions = all?.filter(({ isQuick }) => !isQuick)
  const count = questions?.length ?? test.questionCount
  const live = tests?.find(({ id, isActive }) => isActive && id !== test.id)
  const silent = questions?.filter(isSilent).length ?? 0
  const warnings: (ActivationWarning | false | undefined)[] = [
    count < fewestQuestions && { name: 'few', count, fewest: fewestQuestions },
    live &&
      count < live.questionCount && {
        name: 'fewer',
        count,
        live: live.questionCount,
        liveVersion: live.version,
      },
    questions?.every(({ type }) => type !== 'listening') && { name: 'nothingToHear' },
    silent > 0 && { name: 'silent', count: silent },
  ]
  return warnings.filter((warning) => warning !== undefined && warning !== false)
}
