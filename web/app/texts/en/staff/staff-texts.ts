import { figures } from './figures.ts'
import { staffSessions } from './staff-live-sessions.ts'

export const texts = { figures, staffSessions }
