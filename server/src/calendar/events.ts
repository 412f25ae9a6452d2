import type { Language } from '@sohbet/domain/language'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import type { SeatOfLesson } from '../lessons/seats/shown-lessons.reads.ts'
import type { OwnLiveSession } from '../live-sessions/learner-live-sessions.reads.ts'
import type { TaughtLesson, TaughtSession } from './coach-feed.reads.ts'

/** What a calendar shows. The uid never changes and the sequence grows with every change. */
export type CalendarEvent = {
  uid: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  isCancelled: boolean
  summary: string
  /** Below the time. */
  lines: readonly string[]
  url: string
  hasAlarm: boolean
}

const words = {
  en: { session: 'Live session', coach: 'Coach', join: 'Join', replay: 'Replay', details: 'Details' },
  tr: { session: 'Canlı ders', coach: 'Koç', join: 'Katılmak için', replay: 'Kayıt', details: 'Ayrıntılar' },
} as const

const kindWords: Record<Language, Record<LessonKind, string>> = {
  en: { private: 'Private lesson', duo: 'Duo lesson', group: 'Group class' },
  tr: { private: 'Özel ders', duo: 'İkili ders', group: 'Grup dersi' },
}

export const feedName = (language: Language) => words[language].session

export function sessionEvent(
  { session, changedAt, reply }: OwnLiveSession,
  language: Language,
): CalendarEvent {
  const say = words[language]
  // The signed URL of our own file expires in minutes, so link to the session's page instead
  const replayLink = session.replayLink?.startsWith('/') ? reply.zoomLink : session.replayLink
  const replay = replayLink === null ? '' : `${say.replay}: ${replayLink}`
  const coach = reply.coach ? `${say.coach}: ${reply.coach.name}` : ''
  return {
    uid: session.id,
    sequence: session.revision,
    changedAt,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    isCancelled: session.isCancelled,
    summary: `${reply.courseName} · ${say.session}`,
    lines: [coach, session.cancelReason, session.notes, `${say.join}: ${reply.zoomLink}`, replay],
    url: reply.zoomLink,
    hasAlarm: false,
  }
}

/** The seat is the event: a learner who cancels and books again gets another one. */
export function lessonEvent(
  seat: SeatOfLesson,
  { language, publicUrl }: { language: Language; publicUrl: string },
): CalendarEvent {
  const url = `${publicUrl}/learner/lessons`
  return {
    uid: seat.seatId,
    sequence: seat.revision,
    changedAt: seat.stampedAt,
    startsAt: seat.startsAt,
    endsAt: seat.endsAt,
    isCancelled: seat.isCancelled,
    summary: [kindWords[language][seat.kind], seat.coach?.name].filter(Boolean).join(' · '),
    lines: [`${words[language].join}: ${url}`],
    url,
    hasAlarm: !seat.isCancelled,
  }
}

type Reader = { language: Language; publicUrl: string }

/** A session for its coach. */
export function taughtSessionEvent(
  { session, courseName, changedAt }: TaughtSession,
  { language, publicUrl }: Reader,
): CalendarEvent {
  const url = `${publicUrl}/coach/session/${session.id}`
  return {
    uid: session.id,
    sequence: session.revision,
    changedAt,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    isCancelled: session.isCancelled,
    summary: `${courseName} · ${words[language].session}`,
    lines: [session.cancelReason, session.notes, `${words[language].details}: ${url}`],
    url,
    hasAlarm: !session.isCancelled,
  }
}

/** A lesson for its coach, with the names of its learners. */
export function taughtLessonEvent(lesson: TaughtLesson, { language, publicUrl }: Reader): CalendarEvent {
  const url = `${publicUrl}/coach/lessons#${lesson.id}`
  return {
    uid: lesson.id,
    sequence: lesson.revision,
    changedAt: lesson.changedAt,
    startsAt: lesson.startsAt,
    endsAt: lesson.endsAt,
    isCancelled: lesson.isCancelled,
    summary: [kindWords[language][lesson.kind], lesson.topic, lesson.learners.join(', ')]
      .filter(Boolean)
      .join(' · '),
    lines: [`${words[language].details}: ${url}`],
    url,
    hasAlarm: !lesson.isCancelled,
  }
}
