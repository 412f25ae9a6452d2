import type { LevelTestSize } from '@sohbet/contract/level-tests/level-test-attempts'
import { limitSeconds } from '@sohbet/domain/level-test/question'

/** The school's usual test, shown until the real size is known. */
export const usualSize: LevelTestSize = { text: 40, listening: 10, running: null }

export const countOf = ({ text, listening }: LevelTestSize): number => text + listening

const audioAndCountdownSeconds = 14

/** At most, rounded to five minutes. */
export function minutesFor({ text, listening }: LevelTestSize): number {
  const seconds = text * limitSeconds.text + listening * (limitSeconds.listening + audioAndCountdownSeconds)
  return Math.max(Math.round(seconds / 300), 1) * 5
}
