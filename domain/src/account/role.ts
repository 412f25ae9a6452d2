export const roles = ['learner', 'coach', 'admin'] as const
export type Role = (typeof roles)[number]

/** Where a user lands after log-in. */
export const homePath: Record<Role, string> = { learner: '/learner', coach: '/coach', admin: '/admin' }
