type Verdict = { text: string; isMissed: boolean }

/** Compares the ratio of a call to its reference with the required one, in per cent. */
export function verdictOf({
  perSecond,
  limitPerSecond,
  required,
}: {
  perSecond: number
  limitPerSecond: number
  required: number | undefined
}): Verdict & { ratio: number } {
  const ratio = (100 * perSecond) / limitPerSecond
  if (required === undefined) return { ratio, text: '', isMissed: false }
  // A ratio that cannot be computed counts as missed
  const isMet = Number.isFinite(ratio) && ratio >= required
  return { ratio, text: `${required} % ${isMet ? 'met' : 'MISSED'}`, isMissed: !isMet }
}

/** The error message of the run; undefined when all ratios are met. */
export const failureOf = (missed: readonly string[]): string | undefined =>
  missed.length === 0 ? undefined : `${missed.length} required ratio(s) missed: ${missed.join('; ')}`
