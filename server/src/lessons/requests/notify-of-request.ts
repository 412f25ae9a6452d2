import type { Notice } from '@sohbet/contract/notifications/notifications'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import type { RequestKind } from '@sohbet/domain/lesson/requests'
import type { DecidedOutcome } from '@sohbet/domain/lesson/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { publish } from '../../live/publish.ts'
import { notifyAsked } from '../../notifications/asked-notices.ts'
import { isWaiting } from '../../notifications/notify-of-change.ts'
import { notify } from '../../notifications/notify.ts'
import type { Person } from '../../coaches/coach-person.reads.ts'
import { thingOfLesson } from '../notify-of-lesson.ts'
import { readCompany } from './company.reads.ts'

type Lesson = { id: string; kind: LessonKind; startsAt: Date }

const aboutLesson = ({ id, kind, startsAt }: Lesson, other: Person | null | undefined) => ({
  lessonId: id,
  lesson: kind,
  other: other?.name ?? '',
  startsAt: startsAt.toISOString(),
})

/** One notice to one person about another, whom it names. */
async function sendNotice(
  db: Db,
  now: Date,
  { to, about, notice }: { to: Person | null | undefined; about: Person | null | undefined; notice: Notice },
) {
  if (!to) return
  const lessonId = 'lessonId' in notice ? notice.lessonId : ''
  await publish(db, [to.id], { kind: 'sessions' })
  await notify(db, now, {
    userIds: [to.id],
    notice,
    about: `${lessonId} ${now.toISOString()}`,
    personId: about?.id ?? null,
  })
}

const onlyOne = (people: readonly Person[]) => (people.length === 1 ? people[0] : undefined)

export async function notifyOfDecision(
  db: Db,
  now: Date,
  { lesson, outcome, paidBack }: { lesson: Lesson; outcome: DecidedOutcome; paidBack: readonly string[] },
): Promise<void> {
  const { coach, learners } = await readCompany(db, lesson.id)
  const decided = { kind: 'lesson_decided', outcome } as const
  for (const to of learners)
    await sendNotice(db, now, {
      to,
      about: coach,
      notice: { ...decided, ...aboutLesson(lesson, coach), isCreditBack: paidBack.includes(to.id) },
    })
  const about = onlyOne(learners)
  await sendNotice(db, now, {
    to: coach,
    about,
    notice: { ...decided, ...aboutLesson(lesson, about), isCreditBack: false },
  })
}

export async function notifyOfFeedback(db: Db, now: Date, lesson: Lesson, userId: string): Promise<void> {
  const { coach, learners } = await readCompany(db, lesson.id)
  await sendNotice(db, now, {
    to: learners.find(({ id }) => id === userId),
    about: coach,
    notice: { kind: 'lesson_feedback', ...aboutLesson(lesson, coach) },
  })
}

/** The learner reads of another time. */
export async function notifyOfProposal(
  db: Db,
  now: Date,
  { lesson, startsAt }: { lesson: Lesson; startsAt: Date },
): Promise<void> {
  const { coach, learners } = await readCompany(db, lesson.id)
  await notifyAsked(db, now, {
    id: lesson.id,
    userIds: learners.map(({ id }) => id),
    startsAt: lesson.startsAt,
    notice: {
      kind: 'lesson_proposed',
      ...aboutLesson({ ...lesson, startsAt }, coach),
      before: lesson.startsAt.toISOString(),
    },
    personId: coach?.id ?? null,
  })
}

/** The asked coach reads of the lesson. */
export async function notifyOfAsking(db: Db, now: Date, lesson: Lesson, to: Person | null): Promise<void> {
  if (!to) return
  const { coach } = await readCompany(db, lesson.id)
  await notifyAsked(db, now, {
    id: lesson.id,
    userIds: [to.id],
    startsAt: lesson.startsAt,
    notice: { kind: 'lesson_asked', ...aboutLesson(lesson, coach) },
    personId: coach?.id ?? null,
  })
}

/** The coach of the lesson reads that a learner or another coach declined. */
export async function notifyOfRefusal(
  db: Db,
  now: Date,
  { lesson, what, by }: { lesson: Lesson; what: RequestKind; by: Person },
): Promise<void> {
  const { coach } = await readCompany(db, lesson.id)
  await sendNotice(db, now, {
    to: coach,
    about: by,
    notice: { kind: 'lesson_declined', what, ...aboutLesson(lesson, by) },
  })
}

/** After a lesson got another coach: learners and both coaches read of it. */
export async function notifyOfHandOver(
  db: Db,
  now: Date,
  { lesson, before, by }: { lesson: Lesson; before: Person | null; by: string | null | undefined },
): Promise<void> {
  const { coach, learners } = await readCompany(db, lesson.id)
  await correctWaiting(db, now, { lesson, before, coach, learners })
  const author = by === undefined ? {} : { by }
  const handed = { kind: 'lesson_handed_over', ...aboutLesson(lesson, coach), ...author } as const
  for (const to of learners)
    await sendNotice(db, now, { to, about: coach, notice: { ...handed, reader: 'learner' } })
  await sendNotice(db, now, { to: before, about: coach, notice: { ...handed, reader: 'leaves' } })
  const pupil = onlyOne(learners)
  await sendNotice(db, now, {
    to: coach,
    about: pupil,
    notice: { ...handed, ...aboutLesson(lesson, pupil), reader: 'takes' },
  })
}

type Parties = { lesson: Lesson; before: Person | null; coach: Person | null; learners: readonly Person[] }

/**
 * A booking or a new time whose mail still waits goes out after the mail of the new coach: it names the new coach to
 * the learners, and the old coach does not get it.
 */
async function correctWaiting(db: Db, now: Date, { lesson, before, coach, learners }: Parties) {
  const thing = thingOfLesson(lesson.id)
  if (before) await db.delete(notifications).where(isWaiting(now, { thing, userIds: [before.id] }))
  if (!coach) return
  await db
    .update(notifications)
    .set({
      params: sql`jsonb_set(${notifications.params}, '{other}', to_jsonb(${coach.name}::text))`,
      personId: coach.id,
    })
    .where(isWaiting(now, { thing, userIds: learners.map(({ id }) => id) }))
}
