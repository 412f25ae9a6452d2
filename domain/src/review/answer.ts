import { normaliseAnswer } from '../quiz/normalise-answer.ts'

/** Between two ways to say the same, as in "Morning! / Evening!". */
const orSign = / \/ /

/** The whole text, and each of its alternatives. */
export const rightTexts = (text: string): string[] => [text, ...text.split(orSign)]

/** Nobody hears a comma, so punctuation does not count; the rest is forgiven as in a quiz. */
const heard = (text: string): string => normaliseAnswer(text.replaceAll(/[.,!?;:…]/g, ' '))

export const isRightText = (given: string, text: string): boolean =>
  heard(given) !== '' && rightTexts(text).some((right) => heard(right) === heard(given))
