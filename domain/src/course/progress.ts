/** How a module stands for a learner: done, the one the course has come to, an earlier one still open, or not yet. */
export const moduleStates = ['completed', 'current', 'open', 'locked'] as const
type ModuleState = (typeof moduleStates)[number]

/** `current` is the place that the course has come to, null before the start; another course may have come further. */
export function moduleState(
  place: number,
  { current, reached, isCompleted }: { current: number | null; reached: number; isCompleted: boolean },
): ModuleState {
  // What was earned stays, even where a module has moved to a later place since
  if (isCompleted) return 'completed'
  if (place === current) return 'current'
  return place <= reached ? 'open' : 'locked'
}

/** Where a learner goes on: at the first module that is not done, up to the one the course has come to; else there. */
export function placeToGoOn(modules: readonly { isCompleted: boolean }[], current: number): number {
  const open = modules.findIndex(({ isCompleted }) => !isCompleted)
  return open === -1 ? current : Math.min(open, current)
}

/** What the module's header says. */
export const moduleHeadings = {
  completed: 'completed',
  current: 'inProgress',
  open: 'inProgress',
  locked: 'upcoming',
} as const satisfies Record<ModuleState, string>

/** So much of a video has to be seen. */
const watchedShare = 0.9

/** `seconds` were played, wherever in the video; of a video whose length is not known nothing can be said. */
export const isVideoWatched = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= duration * watchedShare

type ModuleWork = {
  /** Null where the module has no video. */
  isVideoWatched: boolean | null
  documents: readonly { isOpened: boolean }[]
  /** Null where the module has no quiz. */
  isQuizCompleted: boolean | null
}

/** What is not there is nothing to do. */
export const isModuleCompleted = ({
  isVideoWatched: video,
  documents,
  isQuizCompleted,
}: ModuleWork): boolean =>
  video !== false && documents.every(({ isOpened }) => isOpened) && isQuizCompleted !== false

/** Modules completed over modules due, in whole per cent. Where nothing is due yet, nothing is behind: 0. */
export const learnerProgress = ({ completed, due }: { completed: number; due: number }): number =>
  percentageOf(completed, due)

/** A course without modules yet counts as the documented eight. */
const modulesUnlessKnown = 8

/** The course's bar: the number of the module it has come to, out of all. */
export const courseProgress = ({
  moduleNo,
  moduleCount,
}: {
  moduleNo: number
  moduleCount: number
}): number => percentageOf(moduleNo, moduleCount || modulesUnlessKnown)

/** The bar's colour: under 30 purple, under 60 pink, else green. */
export const progressColour = (percentage: number): 'purple' | 'pink' | 'green' => {
  if (percentage < 30) return 'purple'
  return percentage < 60 ? 'pink' : 'green'
}

/** Rounded, but 100 only where nothing is missing. */
function percentageOf(part: number, whole: number): number {
  if (whole === 0) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.round((part / whole) * 100))
}
