import { figures } from './figures.ts'
import { staffSessions } from './staff-sessions.ts'

export const texts = { figures, staffSessions }
