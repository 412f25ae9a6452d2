import { coachLearnerPath, paths } from '../paths.ts'

/** Paths of the coach's area. */
export const coachPaths = {
  courses: `${paths.coach}/courses`,
  calendar: `${paths.coach}/calendar`,
  calendarFeed: `${paths.coach}/calendar#feed`,
  groups: `${paths.coach}/groups`,
  away: `${paths.coach}/away`,
  listen: `${paths.coach}/listen`,
  lessons: `${paths.coach}/lessons`,
  pay: `${paths.coach}/lessons/pay`,
  lessonHours: `${paths.coach}/lessons/hours`,
  announcements: `${paths.coach}/messages/announcements`,
  publicPage: `${paths.coach}/public-page`,
  statistics: `${paths.coach}/statistics`,
} as const

export const coursePath = (courseId: string): string => `${coachPaths.courses}/${courseId}`
export const resultsPath = (courseId: string): string => `${coursePath(courseId)}/results`
export const modulesPath = (courseId: string): string => `${coursePath(courseId)}/modules`
export const courseSessionsPath = (courseId: string): string => `${coursePath(courseId)}/sessions`
export const courseGroupsPath = (courseId: string): string => `${coursePath(courseId)}/groups`
export const modulePath = (courseId: string, moduleId: string): string =>
  `${modulesPath(courseId)}/${moduleId}`
export const sessionPath = (sessionId: string): string => `${paths.coach}/session/${sessionId}`

/** What a coach knows of a learner. */
export const learnerPath = coachLearnerPath

/** A lesson in the list of lessons. */
export const lessonPath = (lessonId: string): string => `${coachPaths.lessons}#${lessonId}`

/** A new message to all learners of this course. */
export const courseMessagePath = (courseId: string): string =>
  `${paths.coach}/messages/new?${new URLSearchParams({ course: courseId })}`

/** A new message to these users, with a text to begin with. */
export const messagePath = (userIds: string | readonly string[], text = ''): string =>
  `${paths.coach}/messages/new?${new URLSearchParams({ to: [userIds].flat().join(','), ...(text && { text }) })}`
