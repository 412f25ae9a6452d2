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
  /** A credit or a ticket comes back until this many hours before the start. */
  freeCancelHours: number
  /** A coach who enters later than this many minutes after the start is absent. */
  waitMinutes: number
  /** The booker of a duo without a partner is asked this many hours before the start. */
  askHours: number
  /** An absence that is announced at least this many hours before can be made up. */
  absenceHours: number
  /** A make-up lies at most this many days before or after the missed session. */
  makeUpDays: number
  /** A learner has at most this many make-ups in `makeUpsInDays` days. */
  makeUps: number
  makeUpsInDays: number
  /** Coaches add at most this many extra sessions a month to a course; admins add more. */
  extraSessions: number
  /** Credits of a plan last this many months after the course ends. */
  planMonths: number
  /** Credits of packs and admins last this many months. */
  otherMonths: number
  /** A credit that the school gives in place of an expired one lasts this many days. */
  returnedDays: number
  /** Learners are reminded this many days before credits expire, first and last. */
  firstReminderDays: number
  lastReminderDays: number
}

/** The rules of a school that has not set its own. */
export const firstLessonRules: LessonRules = {
  minutes: { private: 30, duo: 45, group: 60 },
  pauseMinutes: 10,
  noticeHours: 12,
  horizonDays: 28,
  freeCancelHours: 12,
  waitMinutes: 10,
  askHours: 24,
  absenceHours: 12,
  makeUpDays: 14,
  makeUps: 2,
  makeUpsInDays: 30,
  extraSessions: 2,
  planMonths: 6,
  otherMonths: 12,
  returnedDays: 30,
  firstReminderDays: 30,
  lastReminderDays: 7,
}

export const lessonLimits = {
  minutes: { min: 15, max: 120 },
  pauseMinutes: { min: 0, max: 60 },
  noticeHours: { min: 1, max: 168 },
  horizonDays: { min: 1, max: 90 },
  freeCancelHours: { min: 1, max: 168 },
  waitMinutes: { min: 5, max: 60 },
  askHours: { min: 1, max: 168 },
  absenceHours: { min: 1, max: 168 },
  makeUpDays: { min: 1, max: 90 },
  makeUps: { min: 0, max: 10 },
  makeUpsInDays: { min: 1, max: 90 },
  extraSessions: { min: 0, max: 10 },
  planMonths: { min: 1, max: 24 },
  otherMonths: { min: 1, max: 24 },
  returnedDays: { min: 1, max: 90 },
  firstReminderDays: { min: 1, max: 90 },
  lastReminderDays: { min: 1, max: 90 },
  /** Lessons of a coach on one day. */
  maxPerDay: { min: 1, max: 20 },
  /** Of a group class. */
  seats: { min: 2, max: 6 },
} as const

/** Every lesson costs a person this many credits, whatever its kind. */
export const lessonPrice = 1

export type Span = { startsAt: Date; endsAt: Date }

export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt.getTime() < other.endsAt.getTime() && other.startsAt.getTime() < one.endsAt.getTime()
