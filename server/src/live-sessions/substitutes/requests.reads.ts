import type { SessionRequest } from '@sohbet/contract/live-sessions/substitutes'
import { slotKey } from '@sohbet/domain/live-session/plan'
import { mayHandOver } from '@sohbet/domain/live-session/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'
import {
  coachOfSession,
  holidayRows,
  holidaysOfSchool,
  liveSessionsOfPlan,
  planOfCourse,
  planRow,
} from '../plan.reads.ts'

const row = z.object({
  plan: planRow,
  holidays: holidayRows,
  seats: z.number(),
  requests: z.array(z.object({ id: z.string(), day: z.string(), minute: z.number() })),
})

/** The sessions ahead that the caller is asked to teach, in order of time. */
export async function readSessionRequests({
  db,
  actor,
  now,
}: Pick<SignedInContext, 'db' | 'actor' | 'now'>): Promise<SessionRequest[]> {
  const rows = await queryRows(
    db,
    row,
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays, asked.requests,
        (select count(*)::int from enrollments where course_id = course.id and status = 'active'
          and user_id is not null) as seats
      from (select request.course_id, json_agg(json_build_object('id', request.id, 'day', request.day,
            'minute', request.minute)) as requests
          from live_session_requests as request join coaches as own on own.id = request.to_coach_id
          where own.user_id = ${actor.userId} and request.answer is null group by request.course_id) as asked
      join courses as course on course.id = asked.course_id where course.is_active`,
  )
  return rows
    .flatMap(({ plan, holidays, seats, requests }) => {
      const idOf = new Map(requests.map((request) => [slotKey(request), request.id]))
      return liveSessionsOfPlan(plan, holidays).flatMap((session) => {
        const id = idOf.get(slotKey(session))
        if (!id || !mayHandOver(session, now).allowed) return []
        return [
          {
            id,
            sessionId: session.id,
            courseName: plan.name,
            startsAt: session.startsAt.toISOString(),
            endsAt: session.endsAt.toISOString(),
            from: coachOfSession(plan, session)?.name ?? '',
            seatCount: seats,
          },
        ]
      })
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}
