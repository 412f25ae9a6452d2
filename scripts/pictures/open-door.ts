import { createCourse } from '@sohbet/contract/catalogue/courses'
import { listCourseTypes } from '@sohbet/contract/catalogue/course-types'
import type { Endpoint, Input, Reply } from '@sohbet/contract/endpoint'
import { login } from '@sohbet/contract/people/auth'
import { listCoaches } from '@sohbet/contract/people/coaches'
import { requestPath, type Values } from '@sohbet/contract/request'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { addDays, dayOfWeek, schoolDay, schoolMinute } from '@sohbet/domain/calendar'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { parse } from 'zod'
import { demoPerson, type DemoPerson } from './demo-browser.ts'

/** The courses on the pictures. */
export type Scene = { courseId: string; sessionId: string }

async function signIn(url: string, person: DemoPerson) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { accessToken } = login.reply.parse(await answer.json())
  return async <E extends Endpoint>(endpoint: E, input: Input<E> & Values): Promise<Reply<E>> => {
    const reply = await fetch(`${url}${requestPath(endpoint, input)}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
    if (!reply.ok) throw new Error(`${endpoint.path}: ${await reply.text()}`)
    return parse<E['reply']>(endpoint.reply, await reply.json())
  }
}

/** Gives the learner a session that begins in a few minutes, so that its page shows the open door. */
export async function openDoor(url: string, learner: DemoPerson): Promise<Scene> {
  const admin = await signIn(url, demoPerson('admin@sohbet.test'))
  // The next full five minutes that are at least five minutes away: the door opens ten minutes before
  const fiveMinutes = 5 * 60_000
  const start = new Date(Math.ceil(Date.now() / fiveMinutes + 1) * fiveMinutes)
  const [day, minute] = [schoolDay(start), schoolMinute(start)]
  const [[type], [coach]] = await Promise.all([
    admin(listCourseTypes, {}),
    admin(listCoaches, { query: { isActive: 'true' } }),
  ])
  const course = await admin(createCourse, {
    body: {
      name: 'A1-A2 Camden',
      description: 'Camden',
      typeId: type?.id ?? '',
      primaryCoachId: coach?.id ?? '',
      startDate: addDays(day, -21),
      endDate: addDays(day, 160),
      price: 450,
      maxEnrollments: 25,
      moduleDuration: 7,
      zoomLink: 'https://zoom.example.test/j/42',
      zoomTimes: [
        { dayOfWeek: dayOfWeek(day), hour: Math.floor(minute / 60), minute: minute % 60, duration: 60 },
      ],
    },
  })
  const own = await signIn(url, learner)
  const { enrollments } = await own(listOwnEnrollments, {})
  const running = enrollments.find((seat) => seat.status === 'active' && seat.course.status === 'ongoing')
  if (!running) throw new Error('The demo learner has no running course')
  await admin(enrollByHand, {
    body: { courseId: course.id, email: learner.email, amount: 0, note: 'For the pictures' },
  })
  return { courseId: running.courseId, sessionId: liveSessionIdOf(course.id, { day, minute }) }
}
