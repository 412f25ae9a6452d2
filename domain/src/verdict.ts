/**
 * The answer of a rule: allowed, or refused with a reason. The reason is both an error code of the API and a note
 * on the form.
 */
export type Verdict<Reason extends string, Detail = unknown> =
  | { allowed: true }
  | ({ allowed: false; because: Reason } & Detail)

/** A refusal, for a rule that says more when it allows. */
export type Refused<Reason extends string> = { allowed: false; because: Reason }

export const allowed = { allowed: true } as const
