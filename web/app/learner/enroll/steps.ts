/** The stops of the wizard, in order; their names stand in the address. */
export const steps = ['details', 'prerequisites', 'schedule', 'payment'] as const
export type Step = (typeof steps)[number]

export const stepNamed = (name: string | null): Step => steps.find((step) => step === name) ?? 'details'

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step
export const stepBefore = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step

/** Nobody gets past the prerequisites without meeting them, whatever address they came by. */
export const reachable = (wanted: Step, areMet: boolean): Step =>
  areMet || steps.indexOf(wanted) <= steps.indexOf('prerequisites') ? wanted : 'prerequisites'
