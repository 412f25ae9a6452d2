import type { Notice } from '@sohbet/contract/notifications/notifications'
import type { NoticeMail } from '@sohbet/contract/site/notice-mails'
import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import type { Letter } from './letter.ts'
import { notificationMail } from './notification-mail.ts'

type Reader = { language: Language; username: string; publicUrl: string }

const notice =
  (made: Notice | ((language: Language) => Notice), role: Role = 'learner') =>
  (reader: Reader): Letter =>
    notificationMail({
      ...reader,
      role,
      notice: typeof made === 'function' ? made(reader.language) : made,
      path: `/${role}/notifications`,
      coach: role === 'learner' ? { name: 'Oliver', photo: null } : null,
    })

const id = '00000000-0000-4000-8000-000000000000'
const course = { courseId: id, course: 'Street English B1' } as const
const money = { amountMinor: 1_200_000, currency: 'TRY' } as const
const session = { ...course, sessionId: id, startsAt: '2027-04-13T16:00:00.000Z' } as const
const timetable = (hour: number) => ({
  startDate: '2027-04-12',
  endDate: '2027-10-03',
  zoomTimes: [{ dayOfWeek: 'tuesday' as const, hour, minute: 0, duration: 60 }],
})
const lesson = { lessonId: id, lesson: 'private', other: 'Oliver', startsAt: session.startsAt } as const
const duo = { ...lesson, lesson: 'duo', other: 'Elif' } as const
const until = '2027-04-20T16:00:00.000Z'
const quiz = { moduleId: id, module: 'At the café' } as const
const tooFew = { tr: 'Yeterli kayıt olmadı.', en: 'Too few learners enrolled.' } as const
const isIll = { tr: 'Hastayım.', en: 'I am ill.' } as const
const talk = { tr: 'Yolculuk anıları', en: 'Travel stories' } as const
const holiday = { tr: 'Cumhuriyet Bayramı', en: 'Republic Day' } as const

/** SAMPLE. The notifications of previews and test mails. */
export const noticeLetters: Readonly<Record<NoticeMail, (reader: Reader) => Letter>> = {
  'notice-session-soon': notice({ kind: 'session_soon', ...session }),
  'notice-session-moved': notice({
    kind: 'session_moved',
    ...session,
    before: '2027-04-12T16:00:00.000Z',
    by: 'Oliver',
  }),
  'notice-session-cancelled': notice((language) => ({
    kind: 'session_cancelled',
    ...session,
    reason: isIll[language],
    by: 'Oliver',
  })),
  'notice-session-changed': notice({
    kind: 'session_changed',
    ...session,
    changes: ['duration'],
    minutes: 90,
  }),
  'notice-session-added': notice({ kind: 'session_added', ...session, minutes: 60, by: 'Oliver' }),
  'notice-session-asked': notice({ kind: 'session_asked', ...session, other: 'Oliver' }, 'coach'),
  'notice-session-declined': notice({ kind: 'session_declined', ...session, other: 'Elif' }, 'coach'),
  'notice-session-handed-over': notice({
    kind: 'session_handed_over',
    ...session,
    other: 'Elif',
    reader: 'class',
  }),
  'notice-lesson-soon': notice({ kind: 'lesson_soon', ...lesson }),
  'notice-lesson-booked': notice({ kind: 'lesson_booked', ...lesson }),
  'notice-lesson-moved': notice({ kind: 'lesson_moved', ...lesson, before: '2027-04-12T16:00:00.000Z' }),
  'notice-lesson-cancelled': notice((language) => ({
    kind: 'lesson_cancelled',
    ...lesson,
    isCreditBack: true,
    reason: isIll[language],
    by: 'Oliver',
  })),
  'notice-lesson-proposed': notice({
    kind: 'lesson_proposed',
    ...lesson,
    before: '2027-04-12T16:00:00.000Z',
  }),
  'notice-lesson-asked': notice({ kind: 'lesson_asked', ...lesson }, 'coach'),
  'notice-lesson-declined': notice({ kind: 'lesson_declined', ...lesson, what: 'time' }, 'coach'),
  'notice-lesson-handed-over': notice({ kind: 'lesson_handed_over', ...lesson, reader: 'learner' }),
  'notice-lesson-decided': notice({
    kind: 'lesson_decided',
    ...lesson,
    outcome: 'coach_absent',
    isCreditBack: true,
  }),
  'notice-lesson-feedback': notice({ kind: 'lesson_feedback', ...lesson }),
  'notice-partner-invited': notice({ kind: 'partner_invited', ...duo, coach: 'Oliver' }),
  'notice-partner-answered': notice({ kind: 'partner_answered', ...duo, answer: 'accepted' }),
  'notice-duo-asked': notice({ kind: 'duo_asked', ...duo, freedAt: '2027-04-13T04:00:00.000Z' }),
  'notice-duo-freed': notice({ kind: 'duo_freed', ...duo }),
  'notice-group-cancelled': notice((language) => ({
    kind: 'group_cancelled',
    ...lesson,
    lesson: 'group',
    other: '',
    topic: talk[language],
    isCreditBack: true,
  })),
  'notice-guest-booked': notice({ kind: 'guest_booked', ...session, isMakeUp: false }),
  'notice-guest-moved': notice({ kind: 'guest_moved', ...session, before: '2027-04-12T16:00:00.000Z' }),
  'notice-guest-cancelled': notice({ kind: 'guest_cancelled', ...session, isTicketBack: true }),
  'notice-credits-expiring': notice({
    kind: 'credits_expiring',
    credits: 3,
    extraGroups: 2,
    expiresOn: '2027-05-13',
  }),
  'notice-coach-away': notice({
    kind: 'coach_away',
    coachId: id,
    coach: 'Oliver',
    by: 'Oliver',
    from: '2027-04-12T06:00:00.000Z',
    until,
    reader: 'learner',
    items: [
      { course: course.course, lesson: null, startsAt: session.startsAt, change: 'cancelled' },
      {
        course: course.course,
        lesson: null,
        startsAt: '2027-04-15T16:00:00.000Z',
        change: 'moved',
        to: '2027-04-21T16:00:00.000Z',
      },
    ],
  }),
  'notice-class-without-coach': notice(
    {
      kind: 'class_without_coach',
      coachId: id,
      coach: 'Oliver',
      items: [{ course: course.course, lesson: null, startsAt: session.startsAt, asked: 'Emma' }],
    },
    'admin',
  ),
  'notice-holidays-changed': notice((language) => ({
    kind: 'holidays_changed',
    off: [{ course: course.course, startsAt: '2027-10-29T16:00:00.000Z', holiday: holiday[language] }],
    back: [],
    more: 0,
  })),
  'notice-course-changed': notice({
    kind: 'course_changed',
    ...course,
    before: timetable(19),
    after: timetable(20),
    cancelUntil: until,
  }),
  'notice-course-cancelled': notice((language) => ({
    kind: 'course_cancelled',
    ...course,
    reason: tooFew[language],
    reader: 'learner',
    chooseUntil: until,
  })),
  'notice-coach-changed': notice({
    kind: 'coach_changed',
    ...course,
    reader: 'learner',
    coach: 'Oliver',
    isGone: false,
  }),
  'notice-coach-replaced': notice({
    kind: 'coach_replaced',
    parts: [
      { kind: 'coach_changed', ...course, reader: 'learner', coach: 'Oliver', isGone: false },
      { kind: 'lesson_handed_over', ...lesson, reader: 'learner', by: null },
    ],
  }),
  'notice-enrollment-moved': notice({
    kind: 'enrollment_moved',
    ...course,
    from: 'Street English A2',
    currency: 'TRY',
    refundMinor: 0,
    owedMinor: 50_000,
  }),
  'notice-waiting-list-removed': notice((language) => ({
    kind: 'waiting_list_removed',
    ...course,
    reason: tooFew[language],
  })),
  'notice-group': notice({ kind: 'group', ...course, group: 'Camden' }),
  'notice-module-opened': notice({ kind: 'module_opened', ...course, ...quiz }),
  'notice-replay-ready': notice({ kind: 'replay_ready', ...session }),
  'notice-course-completed': notice({ kind: 'course_completed', ...course }),
  'notice-recordings-waiting': notice({ kind: 'recordings_waiting' }, 'coach'),
  'notice-recording-answered': notice({ kind: 'recording_answered', ...course, ...quiz, coach: 'Ada' }),
  'notice-review-due': notice({ kind: 'review_due', count: 12 }),
  'notice-quiz-result': notice({ kind: 'quiz_result', courseId: id, ...quiz, percentage: 80 }),
  'notice-message': notice({ kind: 'message', threadId: id, from: 'Oliver' }),
  'notice-absence': notice(
    (language) => ({ kind: 'absence', ...session, learner: 'Ayşe', reason: isIll[language] }),
    'coach',
  ),
  'notice-invoice': notice({ kind: 'invoice', ...course }),
  'notice-dispute': notice({ kind: 'dispute', ...course, ...money, stage: 'opened' }),
  'notice-payment-mismatch': notice(
    { kind: 'payment_mismatch', ...course, ...money, paymentId: id },
    'admin',
  ),
  'notice-service-trouble': notice(
    { kind: 'service_trouble', service: 'files', fault: 'unreachable', since: session.startsAt },
    'admin',
  ),
}
