import { isModuleOpen, reachedPlace, type Seat } from './access.ts'
import { courseStatus, type CourseDates } from './status.ts'

/** A module's state for a learner: completed, the course's current module, an earlier open one, or locked. */
export const moduleStates = ['completed', 'current', 'open', 'locked'] as const
type ModuleState = (typeof moduleStates)[number]

/**
 * `current` is the index of the course's current module, null before the start. Another course of the learner may
 * have reached further.
 */
export function moduleState(
  place: number,
  {
    current,
    isCompleted,
    ...opened
  }: { current: number | null; reached: number; wasOpened: boolean; isCompleted: boolean },
): ModuleState {
  // A completed module stays completed even if it moved to a later place
  if (isCompleted) return 'completed'
  if (place === current) return 'current'
  return isModuleOpen(place, opened) ? 'open' : 'locked'
}

/** Index where a learner resumes: the first module that is not completed, at most the current one. */
export function resumeIndex(modules: readonly { isCompleted: boolean }[], current: number): number {
  const open = modules.findIndex(({ isCompleted }) => !isCompleted)
  return open === -1 ? current : Math.min(open, current)
}

type Listed = { state: ModuleState }
type CourseModules<Module> = {
  modules: readonly Module[]
  progress: { currentModule: { moduleNo: number } | null }
}

/** The module that a learner goes on with in a course; undefined when the course has none. */
export function moduleToGoOnWith<Module extends Listed>({
  modules,
  progress,
}: CourseModules<Module>): Module | undefined {
  const done = modules.map(({ state }) => ({ isCompleted: state === 'completed' }))
  return modules[resumeIndex(done, (progress.currentModule?.moduleNo ?? 1) - 1)]
}

/** The module header's text key for each state. */
export const moduleHeadings = {
  completed: 'completed',
  current: 'inProgress',
  open: 'inProgress',
  locked: 'upcoming',
} as const satisfies Record<ModuleState, string>

/** Share of a video that must be watched. */
const watchedShare = 0.9

/** `seconds` counts played seconds anywhere in the video. False when the duration is unknown. */
export const isVideoWatched = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= duration * watchedShare

type ModuleWork = {
  /** Null when the module has no video. */
  isVideoWatched: boolean | null
  documents: readonly { isOpened: boolean }[]
  /** Null when the module has no quiz. */
  isQuizCompleted: boolean | null
}

/** The stops of a module in their order, without those that it does not have. */
export function stopsOf({ isVideoWatched: video, documents, isQuizCompleted }: ModuleWork) {
  const stops = [
    { stop: 'watch', isDone: video },
    { stop: 'read', isDone: documents.length === 0 ? null : documents.every(({ isOpened }) => isOpened) },
    { stop: 'answer', isDone: isQuizCompleted },
  ] as const
  return stops.flatMap(({ stop, isDone }) => (isDone === null ? [] : [{ stop, isDone }]))
}

export const isModuleCompleted = (work: ModuleWork): boolean => stopsOf(work).every(({ isDone }) => isDone)

/**
 * The work of a learner that counts in a course. Work belongs to the course type: what a learner did in another course
 * of the type is not the progress of one that has not begun.
 */
export const workInCourse = <Work>(course: CourseDates, work: readonly Work[], now: Date): readonly Work[] =>
  courseStatus(course, now) === 'upcoming' ? [] : work

/** Whether a module counts as completed in a course, by the same rule. */
export const isCompletedIn = (course: CourseDates, isCompleted: boolean, now: Date): boolean =>
  workInCourse(course, [isCompleted], now).some(Boolean)

/** The number of completed modules of a course. */
export const completedModules = (
  course: CourseDates,
  modules: readonly { isCompleted: boolean }[],
  now: Date,
): number => workInCourse(course, modules, now).filter(({ isCompleted }) => isCompleted).length

type ModulesOfType = {
  /** The learner's seats in all courses of the type. */
  seats: readonly Seat[]
  modules: readonly { isCompleted: boolean; wasOpened: boolean }[]
}

/** Completed and due modules over all courses of a learner; two courses of one type count its modules once. */
export function dueModules(types: readonly ModulesOfType[], now: Date): { completed: number; due: number } {
  const due = types.flatMap(({ seats, modules }) => {
    const reached = reachedPlace(seats, modules.length, now)
    return modules.filter(({ wasOpened }, place) => isModuleOpen(place, { reached, wasOpened }))
  })
  return { completed: due.filter(({ isCompleted }) => isCompleted).length, due: due.length }
}

/** Completed modules over due modules, in whole per cent; 0 when none is due yet. */
export const learnerProgress = ({ completed, due }: { completed: number; due: number }): number =>
  percentageOf(completed, due)

/** A course without modules counts as the documented eight. */
const modulesUnlessKnown = 8

/** The course's bar: the number of its current module out of all modules. */
export const courseProgress = ({
  moduleNo,
  moduleCount,
}: {
  moduleNo: number
  moduleCount: number
}): number => percentageOf(moduleNo, moduleCount || modulesUnlessKnown)

type Layers = { moduleNo: number; moduleCount: number; completedModules: number }

/** The bar's two layers in per cent: what the class has reached, and what the learner has done. */
export function courseLayers({ moduleNo, moduleCount, completedModules: completed }: Layers) {
  const reached = courseProgress({ moduleNo, moduleCount })
  return {
    reached,
    done: percentageOf(completed, moduleCount || modulesUnlessKnown),
    colour: progressColour(reached),
  }
}

/** The bar's colour: under 30 purple, under 60 pink, else green. */
export const progressColour = (percentage: number): 'purple' | 'pink' | 'green' => {
  if (percentage < 30) return 'purple'
  return percentage < 60 ? 'pink' : 'green'
}

/** Rounded, but 100 only when the parts are complete. */
function percentageOf(part: number, whole: number): number {
  if (whole === 0) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.round((part / whole) * 100))
}
