import type { Limit } from '../limits.ts'
import type { Load } from '../measure.ts'
import type { School } from '../school.ts'

/** A hot call and the limit it is held against. */
export type BenchCall = {
  name: string
  limit: Limit
  /** The ratio to the limit that the product promises, in per cent. */
  required?: number
  request: (school: School) => Promise<Omit<Load, 'url' | 'seconds'> & { path: string }>
}
