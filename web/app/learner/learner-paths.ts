import { packsPath, paths, settingsPath } from '../paths.ts'

/** Paths of the learner's area. */
export const learnerPaths = {
  courses: `${paths.learner}/courses`,
  certificates: `${paths.learner}/certificates`,
  available: paths.availableCourses,
  calendar: `${paths.learner}/calendar`,
  calendarFeed: `${paths.learner}/calendar#feed`,
  progress: `${paths.learner}/progress`,
  resources: `${paths.learner}/resources`,
  lessons: `${paths.learner}/lessons`,
  packs: packsPath,
  bookLesson: `${paths.learner}/lessons/book`,
  review: `${paths.learner}/review`,
} as const

/** The settings of the week and of the reminder of due cards are those of the account. */
export const weekSettingsPath = `${settingsPath.learner}#week`
export const reminderSettingsPath = `${settingsPath.learner}#review`

export { enrollPath } from '../paths.ts'

export const sessionPath = (sessionId: string): string => `${paths.learner}/session/${sessionId}`

/** The learner's guest seat in a session, or the one that makes up for it. */
export const guestSeatPath = (sessionId: string): string => `${learnerPaths.lessons}#${sessionId}`

/** The step of a booking that follows what is chosen. */
export const bookLessonPath = (choice: Record<string, string>): string =>
  `${learnerPaths.bookLesson}?${new URLSearchParams(choice)}`

/** Another time for a lesson, with the same coach. */
export const moveLessonPath = ({
  id,
  kind,
  coach,
}: {
  id: string
  kind: string
  coach: { id: string }
}): string => bookLessonPath({ kind, coach: coach.id, move: id })

export const resourcePath = (resourceId: string): string => `${learnerPaths.resources}/${resourceId}`

/** `id`: the payment session's id, or the enrolment's when nothing was to pay. */
export const successPath = (id: string): string =>
  `${paths.learner}/enrollment/success?${new URLSearchParams({ session_id: id })}`

type PlayerView = { module?: number; view?: 'quiz' | 'speak' }

/** The player; `module` is its number in the list. */
export const coursePath = (courseId: string, { module, view }: PlayerView = {}): string => {
  const search = new URLSearchParams({
    ...(module && { module: String(module) }),
    ...(view && { view }),
  }).toString()
  return `${paths.learner}/course/${courseId}${search && `?${search}`}`
}
