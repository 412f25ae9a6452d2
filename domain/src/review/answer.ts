import { normaliseAnswer } from '../quiz/normalise-answer.ts'

/** Between two ways to say the same, as in "Morning! / Evening!". */
const orSign = / \/ /

/** The whole text, and each of its alternatives. */
export const rightTexts = (text: string): string[] => [text, ...text.split(orSign)]

/** The first letter of each word, with a dot for each further one. */
export const hintOf = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}’']+/gu, (word) => word.slice(0, 1) + '·'.repeat(word.length - 1))

/** Punctuation cannot be heard, so it does not count; the rest is forgiven as in a quiz. */
const heard = (text: string): string => normaliseAnswer(text.replaceAll(/[.,!?;:…]/g, ' '))

export const isRightText = (given: string, text: string): boolean =>
  heard(given) !== '' && rightTexts(text).some((right) => heard(right) === heard(given))
