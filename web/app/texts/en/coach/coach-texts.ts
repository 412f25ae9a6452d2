import { coach } from './coach.ts'
import { coachAway } from './coach-away.ts'
import { coachGroups } from './coach-groups.ts'
import { coachLessons } from './coach-lessons.ts'
import { coachMessages } from './coach-messages.ts'
import { coachWeek } from './coach-week.ts'
import { figures } from './figures.ts'
import { groupClass } from './group-class.ts'
import { learnerPage } from './learner-page.ts'
import { lessonHours } from './lesson-hours.ts'
import { sessionPage } from './session-page.ts'
import { staffSessions } from './staff-live-sessions.ts'
import { substitutes } from './substitutes.ts'

export const texts = {
  coach,
  coachAway,
  coachGroups,
  coachLessons,
  coachMessages,
  coachWeek,
  figures,
  groupClass,
  learnerPage,
  lessonHours,
  sessionPage,
  staffSessions,
  substitutes,
}
