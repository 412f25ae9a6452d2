import { maxVideoBytes } from '../course/module.ts'

/** Of an uploaded replay: its size, and the length of a recording without pictures. */
export const replayLimits = { bytes: maxVideoBytes, audioSeconds: 3 * 3600 } as const
