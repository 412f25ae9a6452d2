type Verdict = { text: string; isMissed: boolean }

/** Whether a call reaches the share of its limit that is required of it, in per cent. */
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
  // Without a limit there is no ratio, and what was not measured was not met
  const isMet = Number.isFinite(ratio) && ratio >= required
  return { ratio, text: `${required} % ${isMet ? 'met' : 'MISSED'}`, isMissed: !isMet }
}

/** What the run says at its end; undefined where everything that is required was met. */
export const failureOf = (missed: readonly string[]): string | undefined =>
  missed.length === 0 ? undefined : `${missed.length} required ratio(s) missed: ${missed.join('; ')}`
