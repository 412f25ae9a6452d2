import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { partnersPath } from '../paths.ts'

/** Paths that only the admin's own pages link to. */
export const adminPaths = {
  settings: '/admin/settings',
  lessons: '/admin/lessons',
  coachHours: '/admin/lessons/hours',
  utilisation: '/admin/lessons/utilisation',
  credits: '/admin/lessons/credits',
  pay: '/admin/lessons/pay',
  soldPacks: '/admin/lessons/packs',
  lessonSettings: '/admin/settings/lessons',
  levelTests: '/admin/level-tests',
  courseTypes: '/admin/courses/types',
  modules: '/admin/courses/modules',
  gaps: '/admin/courses/gaps',
  media: '/admin/courses/media',
  courses: '/admin/courses',
  courseList: '/admin/courses/courselist',
  courseForm: '/admin/courses/courseform',
  coaches: '/admin/coaches',
  enrollments: '/admin/enrollments',
  certificates: '/admin/certificates',
  campaigns: '/admin/campaigns',
  statistics: '/admin/statistics',
  quizzes: '/admin/quizzes',
  resources: '/admin/resources',
  partners: partnersPath,
  site: '/admin/site',
  mailTexts: '/admin/mail-texts',
  system: '/admin/system',
} as const

/** The form of a coach's hours. */
export const coachHoursPath = (coachId: string): string => `${adminPaths.coachHours}/${coachId}`

export const lessonsToDecidePath = `${adminPaths.lessons}?state=to_decide`

/** The form of a coach's times away. */
export const awayPath = (coachId: string): string => `${adminPaths.coaches}/${coachId}/away`

/** The lessons of a coach: those ahead, or those of some days. */
export const lessonsOfCoachPath = (
  coachId: string,
  span: { from: string; to: string } | { state: 'ahead' } = { state: 'ahead' },
): string => `${adminPaths.lessons}?${new URLSearchParams({ coachId, ...span })}`

/** The statement of a coach for a month. */
export const statementPath = (coachId: string, month: string): string =>
  `${adminPaths.pay}/${coachId}?month=${month}`

export const sitePagePath = (page: SitePageName): string => `${adminPaths.site}/${page}`

export const partnerPath = (partnerId: string): string => `${adminPaths.partners}/${partnerId}`

export const mailTextPath = (mail: string): string => `${adminPaths.mailTexts}/${mail}`

/** A list with the dialog of a new entry open. */
export const withNew = (list: string): string => `${list}?new`

/** The list of users with the details of this one open. */
export const userPath = (userId: string): string => `/admin/users?user=${userId}`
export const enrollmentsOfUserPath = (userId: string): string => `${adminPaths.enrollments}?userId=${userId}`
export const editLevelTestPath = (testId: string): string => `${adminPaths.levelTests}/edit/${testId}`

/** The list of modules of this course type. */
export const modulesPath = (courseTypeId: string): string =>
  `${adminPaths.modules}?${new URLSearchParams({ courseTypeId })}`

/** The form of a new module has the literal 'null' as its id. */
export const createModulePath = (courseTypeId: string): string =>
  `${adminPaths.modules}/${courseTypeId}/create/null`

export const modulePath = (
  mode: 'view' | 'edit',
  { courseTypeId, id }: { courseTypeId: string; id: string },
): string => `${adminPaths.modules}/${courseTypeId}/${mode}/${id}`

/** Where a module's quiz is edited. */
export const moduleQuizPath = (module: { courseTypeId: string; id: string }): string =>
  `${modulePath('edit', module)}?tab=quiz`

/** The form's modes as numbers of the URL. */
export const courseModes = { view: 0, create: 1, edit: 2 } as const
export type CourseMode = keyof typeof courseModes

export const coursePath = (mode: 'view' | 'edit', courseId: string): string =>
  `${adminPaths.courseForm}/${courseModes[mode]}/${courseId}`

/** The form of a new course has the literal 'null' as its id. */
export const createCoursePath = `${adminPaths.courseForm}/${courseModes.create}/null`
