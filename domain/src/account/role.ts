export const roles = ['learner', 'coach', 'admin'] as const
export type Role = (typeof roles)[number]
