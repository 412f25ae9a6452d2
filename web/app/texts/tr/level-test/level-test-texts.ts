import type { texts as en } from '../../en/level-test/level-test-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { levelTest } from './level-test.ts'

export const texts: SameKeys<typeof en> = { levelTest }
