const violations = { taken: '23505', missing: '23503' } as const

/** The name of the violated constraint. */
function brokenRule(error: unknown, kind: keyof typeof violations): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === violations[kind] && 'constraint' in cause)
      return String(cause.constraint)
  }
  return undefined
}

/** Whether a statement failed on this unique index. */
export const isTaken = (error: unknown, index: string): boolean => brokenRule(error, 'taken') === index

/** Whether a statement failed because a referenced account no longer exists: the owner's or the actor's. */
export const missingAccount = (error: unknown): 'owner' | 'actor' | undefined => {
  const rule = brokenRule(error, 'missing')
  if (rule && /_by(?:_user_id)?_users_id_fk$/.test(rule)) return 'actor'
  return rule?.endsWith('_user_id_users_id_fk') ? 'owner' : undefined
}
