const dayMs = 86_400_000

/** The day this many days from now, such as 2026-03-02. */
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
