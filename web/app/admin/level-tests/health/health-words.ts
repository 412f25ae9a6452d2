import type { Reply } from '@sohbet/contract/endpoint'
import type { getLevelTestHealth } from '@sohbet/contract/level-tests/level-tests'
import type { Language } from '@sohbet/domain/language'
import type { Advice } from '@sohbet/domain/level-test/item-health'
import type { Tone } from '../../../ui/feedback/status-badge.tsx'

export type Health = Reply<typeof getLevelTestHealth>
export type QuestionHealth = Health['questions'][number]

export const toneOf: Record<Advice, Tone> = {
  check_key: 'bad',
  too_easy: 'warning',
  too_hard: 'warning',
  weak: 'warning',
  idle_option: 'info',
  fine: 'good',
  too_few: 'neutral',
}

const unremarkable: ReadonlySet<Advice> = new Set(['fine', 'too_few'])
export const needsAttention = ({ advice }: QuestionHealth): boolean => !unremarkable.has(advice)

/** Errors come before improvements, and these before good or unknown questions. */
const urgency: readonly Tone[] = ['bad', 'warning', 'info', 'good', 'neutral']
export const worstFirst = (questions: readonly QuestionHealth[]): QuestionHealth[] =>
  questions.toSorted(
    (a, b) =>
      urgency.indexOf(toneOf[a.advice]) - urgency.indexOf(toneOf[b.advice]) || a.position - b.position,
  )

/** The usual scale for a placement test. */
export function reliabilityWord(reliability: number | null) {
  if (reliability === null) return 'unknown'
  if (reliability < 0.5) return 'poor'
  if (reliability < 0.7) return 'fair'
  return reliability < 0.9 ? 'good' : 'excellent'
}

const formats = (language: Language) => ({
  share: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  coefficient: new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  seconds: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
})
const byLanguage = { en: formats('en'), tr: formats('tr') }

export const formatShare = (value: number, language: Language) => byLanguage[language].share.format(value)
export const formatCoefficient = (value: number, language: Language) =>
  byLanguage[language].coefficient.format(value)
export const formatSeconds = (value: number, language: Language) => byLanguage[language].seconds.format(value)
