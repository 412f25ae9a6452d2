import type { texts as en } from '../../en/staff/staff-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { figures } from './figures.ts'
import { staffSessions } from './staff-live-sessions.ts'

export const texts: SameKeys<typeof en> = { figures, staffSessions }
