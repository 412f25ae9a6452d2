import type { Limit } from '../limits.ts'
import type { Load } from '../measure.ts'
import type { School } from '../school.ts'

/** A measured call and the reference it is compared with. */
export type BenchCall = {
  name: string
  limit: Limit
  /** Required ratio to the reference, in per cent. */
  required?: number
  request: (school: School) => Promise<Omit<Load, 'url'> & { path: string }>
}
