import type { texts as en } from '../../en/admin/admin-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { adminResources } from './admin-resources.ts'
import { announcements } from './announcements.ts'
import { brand } from './brand.ts'
import { byHand } from './by-hand.ts'
import { campaigns } from './campaigns.ts'
import { changes } from './changes.ts'
import { coaches } from './coaches.ts'
import { moving } from './moving.ts'
import { courseDashboard } from './course-dashboard.ts'
import { courseTypes } from './course-types.ts'
import { courses } from './courses.ts'
import { editConflict } from './edit-conflict.ts'
import { enrollments } from './enrollments.ts'
import { issuedCertificates } from './issued-certificates.ts'
import { gaps } from './gaps.ts'
import { holidays } from './holidays.ts'
import { media } from './media.ts'
import { modules } from './modules.ts'
import { opening } from './opening.ts'
import { partners } from './partners.ts'
import { peopleImport } from './people-import.ts'
import { papers } from './papers.ts'
import { questionEditor } from './question-editor.ts'
import { quizOverview } from './quiz-overview.ts'
import { quizzes } from './quizzes.ts'
import { schoolSettings } from './school-settings.ts'
import { security } from './security.ts'
import { speakingTasks } from './speaking-tasks.ts'
import { statistics } from './statistics.ts'
import { successors } from './successors.ts'
import { tableImport } from './table-import.ts'
import { telegramGroups } from './telegram-groups.ts'
import { users } from './users.ts'
import { waitingList } from './waiting-list.ts'
import { words } from './words.ts'

export const texts: SameKeys<typeof en> = {
  adminResources,
  announcements,
  brand,
  byHand,
  campaigns,
  changes,
  coaches,
  moving,
  courseDashboard,
  courseTypes,
  courses,
  editConflict,
  enrollments,
  issuedCertificates,
  gaps,
  holidays,
  media,
  modules,
  opening,
  partners,
  peopleImport,
  papers,
  questionEditor,
  quizOverview,
  quizzes,
  schoolSettings,
  security,
  speakingTasks,
  statistics,
  successors,
  tableImport,
  telegramGroups,
  users,
  waitingList,
  words,
}
