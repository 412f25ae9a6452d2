import type { Level } from './level.ts'

export const tracks = ['A1-A2', 'B1-B2'] as const
type Track = (typeof tracks)[number]

/** The track in which a learner of this level starts. */
export const trackOf = (level: Level): Track => (level === 'A1' || level === 'A2' ? 'A1-A2' : 'B1-B2')
