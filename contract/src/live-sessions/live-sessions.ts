import { guestWays } from '@sohbet/domain/guest/guest-seat'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { liveSessionStates } from '@sohbet/domain/live-session/rules'
import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { sessionDuration } from '../catalogue/course-parts.ts'
import { say } from '../say.ts'
import { shownLesson } from '../lessons/lesson-door.ts'
import { httpsLink, id, link, maxReasonLength, moment, plainText } from '../fields.ts'
import { sessionCoach } from './session-coach.ts'
import { sessionMaterial } from './session-material.ts'

/** The course's id and the session's slot in the plan, as in `…_20261024T1900`. It never changes. */
export const liveSessionId = z.string().refine((text) => parseLiveSessionId(text) !== undefined)

export const oneLiveSession = { params: z.object({ id: liveSessionId }) }
const oneCourse = { params: z.object({ id }) }
const ownLiveSession = { access: own('the session', { who: ['learner'] }), ...oneLiveSession }
export const staffLiveSessionCall = { access: own('the session', staff), ...oneLiveSession }

const sessionTimes = z.object({
  id: z.string(),
  kind: z.enum(sessionKinds),
  courseId: id,
  startsAt: moment,
  endsAt: moment,
  /** In minutes. */
  duration: z.number().int(),
  /** The session can be joined from this moment until it ends. */
  opensAt: moment,
  state: z.enum(liveSessionStates),
  isMoved: z.boolean(),
  /** Added by hand, outside the weekly plan. */
  isExtra: z.boolean(),
  /** Why it was cancelled; empty without a reason. */
  cancelReason: z.string(),
  notes: z.string(),
  /** URL of the recording, once it is ready. */
  replayLink: z.string().nullable(),
})

export const absence = z.object({ announcedAt: moment, reason: z.string() })

/** A live session for a learner of the course. */
export const learnerLiveSession = sessionTimes.extend({
  courseName: z.string(),
  /** The substitute, or the course's coach; null after the account was erased. */
  coach: sessionCoach.nullable(),
  /** The planned time of a moved session. */
  movedFrom: moment.nullable(),
  /** Name of the holiday on which it does not take place. */
  holiday: z.string().nullable(),
  /** Our own join URL, which redirects to the meeting while it is open. */
  zoomLink: z.string(),
  /** Whether the learner attended. */
  isAttended: z.boolean(),
  /** The learner's announced absence. */
  absence: absence.nullable(),
  /** A make-up stands for this session, so the absence cannot be withdrawn. */
  isMadeUp: z.boolean(),
  /** The learner's guest seat, in a session of another course. */
  guestSeatId: id.nullable(),
  /** What the guest seat costs; null without one. */
  guestWay: z.enum(guestWays).nullable(),
})
export type LearnerLiveSession = z.infer<typeof learnerLiveSession>

/** A live session on its learner's page. */
const ownLiveSessionPage = learnerLiveSession.extend({
  /** Empty until the session has begun. */
  materials: z.array(sessionMaterial),
})
export type OwnLiveSessionPage = z.infer<typeof ownLiveSessionPage>

/** What took place, recorded when the session ended. */
const sessionRecord = z.object({
  /** The coaches who taught; the name is null after the account was erased. */
  coaches: z.array(z.object({ id, name: z.string().nullable() })),
  /** The last correction by an admin. */
  correction: z.object({ by: z.string().nullable(), at: moment }).nullable(),
})

/** A live session for staff, with the raw link. */
export const staffLiveSession = sessionTimes.extend({
  courseName: z.string(),
  /** Time in the weekly plan. */
  plannedAt: moment,
  /** The session's own meeting link, or else the course's. */
  zoomLink: z.string(),
  hasOwnLink: z.boolean(),
  /** Name of the holiday on this day. */
  holiday: z.string().nullable(),
  /** What the coach plans to do; learners do not see it. */
  agenda: z.string(),
  /** Number of changes. The next change sends it back, so that an outdated form changes nothing. */
  revision: z.number().int(),
  attendedCount: z.number().int(),
  /** Learners who announced their absence and did not come. */
  absenceCount: z.number().int(),
  /** Active seats in the course now. */
  seatCount: z.number().int(),
  /** The coach who teaches it instead of the course's; the name is null after the account was erased. */
  substitute: z.object({ id, name: z.string().nullable() }).nullable(),
  /** The coach who is asked to teach it; the answer is open. */
  asked: z.object({ id, name: z.string() }).nullable(),
  /** The caller sees it as its substitute, and cannot move or cancel it. */
  isAsSubstitute: z.boolean(),
  /** Null until the session has ended. */
  record: sessionRecord.nullable(),
})
export type StaffLiveSession = z.infer<typeof staffLiveSession>

/** Longest period of one request. */
const maxSessionDays = 62

const span = z
  .object({ from: z.coerce.date(), to: z.coerce.date() })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= maxSessionDays * 86_400_000, {
    path: ['to'],
    error: say('Must be a valid date'),
  })

export const listOwnLiveSessions = endpoint({
  method: 'GET',
  path: '/sessions/mine',
  summary: 'List your live sessions and lessons that start in a range of at most 62 days',
  access: only('learner'),
  query: span,
  reply: z.object({
    sessions: z.array(learnerLiveSession),
    /** Without those that the learner cancelled. */
    lessons: z.array(shownLesson),
  }),
})

export const listLearnerCourseLiveSessions = endpoint({
  method: 'GET',
  path: '/courses/learner/:id/sessions',
  summary: 'List all live sessions of your course, with their replays',
  access: own('the course', { who: ['learner'] }),
  ...oneCourse,
  reply: z.array(learnerLiveSession),
})

export const getOwnLiveSession = endpoint({
  method: 'GET',
  path: '/sessions/:id',
  summary:
    'Get your live session: its opening time, whether it takes place, and its materials once it has begun',
  ...ownLiveSession,
  reply: ownLiveSessionPage,
})

export const joinLiveSession = endpoint({
  method: 'POST',
  path: '/sessions/:id/join',
  summary: 'Join a live session, from 10 minutes before its start to its end; counts as attendance',
  ...ownLiveSession,
  limitPerMinute: 60,
  /** The real meeting link; no other reply has it. */
  reply: z.object({ redirectUrl: z.string() }),
})

export const announceAbsence = endpoint({
  method: 'PUT',
  path: '/sessions/:id/absence',
  summary: 'Announce your absence before the start',
  ...ownLiveSession,
  body: z.object({ reason: plainText(maxReasonLength).trim().default('') }),
  reply: learnerLiveSession,
})

export const withdrawAbsence = endpoint({
  method: 'DELETE',
  path: '/sessions/:id/absence',
  summary: 'Withdraw your absence before the start',
  ...ownLiveSession,
  reply: learnerLiveSession,
})

export const getLiveSessionCalendar = endpoint({
  method: 'GET',
  path: '/sessions/:id/calendar.ics',
  summary: 'Download your live session as a calendar file',
  ...ownLiveSession,
  binary: 'text/calendar',
  reply: z.file(),
})

export const listCourseLiveSessions = endpoint({
  method: 'GET',
  path: '/courses/:id/sessions',
  summary: 'List all live sessions of a course; coaches only see their own courses',
  access: own('the course', staff),
  ...oneCourse,
  reply: z.array(staffLiveSession),
})

export const listCoachLiveSessions = endpoint({
  method: 'GET',
  path: '/coach/sessions',
  summary: 'List the live sessions of all courses that you coach which start in a range of at most 62 days',
  access: only('coach'),
  query: span,
  reply: z.array(staffLiveSession),
})

/** The fields to change; absent fields stay. */
export const liveSessionChange = z.object({
  /** For the learners, with `isCancelled`. */
  cancelReason: plainText(maxReasonLength).trim().optional(),
  kind: z.enum(sessionKinds).optional(),
  startsAt: z.iso.datetime({ offset: true, error: say('Must be a valid date') }).optional(),
  duration: sessionDuration.optional(),
  isCancelled: z.boolean().optional(),
  /** Null restores the course's link. */
  zoomLink: httpsLink.nullable().optional(),
  /** For the learners. */
  notes: plainText(4000).trim().optional(),
  /** For staff only. */
  agenda: plainText(4000).trim().optional(),
  /** By https, or a recording among our own files. */
  replayLink: link.nullable().optional(),
  /** The revision on the caller's screen. When there is a newer one, the call changes nothing. */
  expected: z.number().int().optional(),
  /** Confirms that a coach gets two sessions at once. Without it such a change replies COACH_BUSY. */
  isClashAccepted: z.boolean().optional(),
  /** Confirms a time at which the coach is away. Without it such a change replies COACH_AWAY. */
  isAwayAccepted: z.boolean().optional(),
})

export const changeLiveSession = endpoint({
  method: 'PATCH',
  path: '/sessions/:id',
  summary:
    'Move or cancel a live session, or change its kind, link, notes, agenda or replay; absent fields stay unchanged',
  ...staffLiveSessionCall,
  body: liveSessionChange,
  reply: staffLiveSession,
})

/** What took place, as an admin corrects it. */
export const recordCorrection = z.object({
  coachIds: z
    .array(id)
    .min(1, say('Primary coach is required'))
    .max(2)
    .refine((ids) => new Set(ids).size === ids.length, say('Choose another coach than the primary one')),
  duration: sessionDuration,
  /** The revision on the caller's screen. When there is a newer one, the call changes nothing. */
  expected: z.number().int().optional(),
})

export const correctLiveSession = endpoint({
  method: 'PUT',
  path: '/sessions/:id/record',
  summary: 'Correct who taught a live session that is over, and how long it took',
  access: only('admin'),
  ...oneLiveSession,
  body: recordCorrection,
  reply: staffLiveSession,
})
