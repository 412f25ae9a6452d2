import { getSalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { randomUUID } from 'node:crypto'
import { login } from '@sohbet/contract/people/auth'
import { listCoaches } from '@sohbet/contract/people/coaches'
import { listCourseTypes } from '@sohbet/contract/catalogue/course-types'
import { createCourse } from '@sohbet/contract/catalogue/courses'
import type { Endpoint, Input, Reply } from '@sohbet/contract/endpoint'
import { cancelEnrollment, createEnrollment } from '@sohbet/contract/selling/enrollments'
import { startAttempt, submitAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { requestPath, type Values } from '@sohbet/contract/request'
import { expect, type APIRequestContext } from '@playwright/test'
import { parse } from 'zod'
import { inDays } from './days.ts'
import { newPerson, openAccount, type Person } from './mailbox.ts'

/** Calls the API as a user, without the screens. */
type Caller = <E extends Endpoint>(endpoint: E, input: Input<E> & Values) => Promise<Reply<E>>

export async function signIn(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Caller> {
  const loggedIn = await request.post('/api/auth/login', { data: { email, password } })
  const { accessToken } = login.reply.parse(await loggedIn.json())
  return async (endpoint, input) => {
    const answer = await request.fetch(requestPath(endpoint, input), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(input.body === undefined ? {} : { data: input.body }),
    })
    expect(answer.ok(), `${endpoint.path}: ${await answer.text()}`).toBe(true)
    return parse<(typeof endpoint)['reply']>(endpoint.reply, await answer.json())
  }
}

export const asAdmin = (request: APIRequestContext): Promise<Caller> =>
  signIn(request, { email: 'admin@sohbet.test', password: 'sohbet-demo' })

/** A new learner for each journey, with the level test taken. */
export async function aLearner(request: APIRequestContext): Promise<Person & { call: Caller }> {
  const person = newPerson('Defne')
  await openAccount(request, person)
  const call = await signIn(request, person)
  const { id, testId } = await call(startAttempt, {})
  await call(submitAttempt, { body: { id, testId, answers: [] } })
  return { ...person, call }
}

type Price = Pick<Input<typeof createCourse>['body'], 'price' | 'currency' | 'maxInstalments'>

/** A course that starts in a month and costs $450, unless the journey says another price. */
export async function aCourse(
  request: APIRequestContext,
  { seats = 25, ...price }: { seats?: number } & Partial<Price> = {},
) {
  const admin = await asAdmin(request)
  const [type] = await admin(listCourseTypes, {})
  const [coach] = await admin(listCoaches, { query: { isActive: 'true' } })
  return admin(createCourse, {
    body: {
      name: `Journey ${randomUUID().slice(0, 8)}`,
      description: 'Evenings at the kitchen table, with London on the line.',
      typeId: type?.id ?? '',
      primaryCoachId: coach?.id ?? '',
      startDate: inDays(30),
      endDate: inDays(114),
      price: 450,
      currency: 'USD',
      maxEnrollments: seats,
      moduleDuration: 14,
      ...price,
      zoomLink: 'https://zoom.example.test/j/42',
      zoomTimes: [
        { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 },
        { dayOfWeek: 'thursday', hour: 21, minute: 0, duration: 60 },
      ],
    },
  })
}

/** Enrols and pays by API; returns a function that cancels. */
export async function takeSeat(call: Caller, courseId: string) {
  const { id } = await call(createEnrollment, { body: { courseId } })
  const { version } = await call(getSalesDocuments, {})
  const { sessionUrl } = await call(createCheckoutSession, {
    body: { enrollmentId: id, consents: { preInformation: true, distanceSales: true, version } },
  })
  const sessionId = sessionUrl.split('/').at(-1) ?? ''
  await call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  expect(await call(verifyPayment, { params: { sessionId } })).toMatchObject({ status: 'complete' })
  return { cancel: () => call(cancelEnrollment, { params: { id } }) }
}
