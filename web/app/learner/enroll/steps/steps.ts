/** The steps of the wizard, in order; their names are in the URL. */
export const steps = ['details', 'prerequisites', 'schedule', 'payment'] as const
export type Step = (typeof steps)[number]

export const stepNamed = (name: string | null): Step => steps.find((step) => step === name) ?? 'details'

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step
export const stepBefore = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step

/** The wizard does not go past unmet prerequisites, at any URL. */
export const reachable = (wanted: Step, areMet: boolean): Step =>
  areMet || steps.indexOf(wanted) <= steps.indexOf('prerequisites') ? wanted : 'prerequisites'
