import type { SignedInContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { readSeatsOfLessons } from '../lessons/seats/shown-lessons.reads.ts'
import { requireOwnLiveSession } from '../live-sessions/learner-live-sessions.reads.ts'
import { lessonEvent, sessionEvent, type CalendarEvent } from './events.ts'
import { writeCalendar } from './write-calendar.ts'

const oneEvent = (ctx: SignedInContext, event: CalendarEvent): File =>
  writeCalendar([event], {
    language: ctx.language,
    timeZone: ctx.actor.account.timeZone,
    isFeed: false,
    brand: ctx.cachedBrand.current(),
  })

export const downloadLiveSession = async (ctx: SignedInContext, id: string): Promise<File> =>
  oneEvent(ctx, sessionEvent(await requireOwnLiveSession(ctx, id), ctx.language))

export async function downloadLesson(ctx: SignedInContext, lessonId: string): Promise<File> {
  const seats = await readSeatsOfLessons(ctx.db, ctx.actor.userId, { lessonId })
  const newest = seats.at(-1)
  if (!newest) throw new AppError('LESSON_NOT_FOUND')
  return oneEvent(ctx, lessonEvent(newest, ctx))
}
