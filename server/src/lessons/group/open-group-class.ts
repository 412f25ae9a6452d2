import type { Parsed } from '@sohbet/contract/endpoint'
import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import type { openGroupClass as openGroupClassCall } from '@sohbet/contract/lessons/shared-lessons'
import { isFreeForGroup } from '@sohbet/domain/lesson/availability'
import { minutesAfter } from '@sohbet/domain/moment'
import { lockCoach } from '../../coaches/lock-coach.ts'
import type { SignedInContext } from '../../context/context.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireOwnCoachId } from '../availability.ts'
import { timesOf } from '../book-lesson.ts'
import { requireCoachLesson } from '../coach-lessons.reads.ts'
import { readDiaries } from '../diaries.reads.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { notifyOfLesson } from '../notify-of-lesson.ts'

async function requireTeacherId(ctx: SignedInContext, coachId: string | undefined): Promise<string> {
  const id = ctx.actor.role === 'admin' ? coachId : await requireOwnCoachId(ctx)
  if (id === undefined || (coachId ?? id) !== id) throw new AppError('COACH_NOT_FOUND')
  return id
}

/** Takes the coach's time as a booked lesson does, before the first learner joins. */
export const openGroupClass = (
  ctx: SignedInContext,
  { coachId: wanted, startsAt, ...fields }: Parsed<typeof openGroupClassCall>['body'],
): Promise<CoachLesson> =>
  ctx.db.transaction(async (db) => {
    const { now, actor } = ctx
    const coachId = await requireTeacherId({ ...ctx, db }, wanted)
    const coach = await lockCoach(db, coachId)
    if (!coach) throw new AppError('COACH_NOT_FOUND')
    const rules = await readLessonRules(db)
    const day = { from: startsAt, to: minutesAfter(startsAt, 24 * 60) }
    const [diary] = await readDiaries(db, { coachId, ...day })
    if (!diary) throw new AppError('COACH_GIVES_NO_LESSONS')
    if (!isFreeForGroup({ ...diary, rules }, { startsAt, now })) throw new AppError('CLASS_TIME_TAKEN')
    const [lesson] = await db
      .insert(lessons)
      .values({ coachId, kind: 'group', ...timesOf('group', startsAt, rules), ...fields, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: lessons.id })
    if (!lesson) throw new AppError('CLASS_TIME_TAKEN')
    if (coach.userId !== actor.userId)
      await notifyOfLesson(db, now, {
        lessonId: lesson.id,
        userIds: [],
        before: null,
        after: startsAt,
      })
    return requireCoachLesson({ ...ctx, db }, lesson.id)
  })
