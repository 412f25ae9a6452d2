import { coach } from './coach.ts'
import { figures } from './figures.ts'
import { lessonHours } from './lesson-hours.ts'
import { staffSessions } from './staff-live-sessions.ts'

export const texts = { coach, figures, lessonHours, staffSessions }
