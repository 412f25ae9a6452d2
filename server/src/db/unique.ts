/** Whether a statement failed because a unique index of this name has such a row already. */
export function isTaken(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause && cause.constraint === index)
      return true
  }
  return false
}
