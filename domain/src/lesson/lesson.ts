export const lessonKinds = ['private', 'duo', 'group'] as const
export type LessonKind = (typeof lessonKinds)[number]

export const lessonStates = ['upcoming', 'open', 'over', 'cancelled'] as const
export type LessonState = (typeof lessonStates)[number]

/** Who cancelled a lesson; `rule` when too few learners came together. */
export const cancellers = ['learner', 'coach', 'school', 'rule'] as const
export type Canceller = (typeof cancellers)[number]

/** `late`: cancelled by the learner after the free cancellation had ended, so the credit is gone. */
export const seatStatuses = ['booked', 'cancelled', 'late'] as const
export type SeatStatus = (typeof seatStatuses)[number]

/** Numbers of the school, see the settings of lessons. */
export type LessonRules = {
  /** In minutes, by kind. */
  minutes: Record<LessonKind, number>
  /** Minutes without a lesson after each lesson or session of a coach. */
  pauseMinutes: number
  /** A lesson is booked at least this many hours before it begins. */
  noticeHours: number
  /** A lesson is booked at most this many days ahead. */
  horizonDays: number
  /** A credit comes back until this many hours before the start. */
  freeCancelHours: number
}

/** The rules of a school that has not set its own. */
export const firstLessonRules: LessonRules = {
  minutes: { private: 30, duo: 45, group: 60 },
  pauseMinutes: 10,
  noticeHours: 12,
  horizonDays: 28,
  freeCancelHours: 12,
}

export const lessonLimits = {
  minutes: { min: 15, max: 120 },
  pauseMinutes: { min: 0, max: 60 },
  noticeHours: { min: 1, max: 168 },
  horizonDays: { min: 1, max: 90 },
  freeCancelHours: { min: 1, max: 168 },
  /** Lessons of a coach on one day. */
  maxPerDay: { min: 1, max: 20 },
  /** Of a group class. */
  seats: { min: 2, max: 6 },
} as const

/** Every lesson costs a person this many credits, whatever its kind. */
export const lessonPrice = 1

export type Span = { startsAt: Date; endsAt: Date }

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000)
export const hoursBefore = (moment: Date, hours: number): Date => minutesAfter(moment, -hours * 60)

export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt.getTime() < other.endsAt.getTime() && other.startsAt.getTime() < one.endsAt.getTime()
