import type { CoachCourse, CoachCourseDetails } from '@sohbet/contract/learning/coach-courses'
import { schoolDay } from '@sohbet/domain/calendar'
import { currentModule } from '@sohbet/domain/course/current-module'
import { maySeeLearnersOf } from '@sohbet/domain/course/may-see-learner'
import type { CourseStatus } from '@sohbet/domain/course/status'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { toCurrentModule } from '../enrollments/course-progress.ts'
import { findCourseRow, readCourseRows } from './course-rows.reads.ts'
import { toCoachCourse, toRoster, toRosterModules } from './roster.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const order: readonly CourseStatus[] = ['ongoing', 'upcoming', 'completed']

const placeIn = ({ status, isCancelled }: CoachCourse): number =>
  isCancelled ? order.length : order.indexOf(status)

/** Running courses first, then upcoming, then ended, then cancelled ones. */
export async function readCoachCourses({ db, actor, now }: Reader): Promise<CoachCourse[]> {
  const rows = await readCourseRows(db, { userId: actor.userId, today: schoolDay(now) })
  return rows.map((row) => toCoachCourse(row, now)).toSorted((one, other) => placeIn(one) - placeIn(other))
}

/** Another coach's course answers 404. */
export async function readCoachCourse({ db, actor, now }: Reader, id: string): Promise<CoachCourseDetails> {
  const found = await findCourseRow(db, { id, userId: actor.userId })
  if (!found || (actor.role !== 'admin' && !found.isOwn)) throw new AppError('COURSE_NOT_FOUND')
  const moduleCount = found.modules.length
  const seesLearners = maySeeLearnersOf(actor.role, found, now)
  return {
    ...toCoachCourse(found, now),
    coachNames: found.coachNames,
    moduleCount,
    currentModule: toCurrentModule(found.modules, currentModule(found, moduleCount, now)),
    modules: toRosterModules(found, now),
    seesLearners,
    learners: seesLearners ? toRoster(found, now) : [],
  }
}
