/** What a rule says: yes, or no and why. The reason is an error of the API and a note on the form alike. */
export type Verdict<Reason extends string, Detail = unknown> =
  | { allowed: true }
  | ({ allowed: false; because: Reason } & Detail)

export const allowed = { allowed: true } as const
