import { login, refresh } from '@sohbet/contract/people/auth'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { createEnrollment, listEnrollableCourses } from '@sohbet/contract/selling/enrollments'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { requestPath, type Values } from '@sohbet/contract/request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../testing/files/pictures.ts'
import { startProxy } from '../testing/apps/proxy.ts'

import { startSchool, type School } from './school.ts'
import { report } from './size.ts'
import { firstVersion } from '../site/sales-documents.reads.ts'

let school: School
let proxy: Awaited<ReturnType<typeof startProxy>>
beforeAll(async () => {
  // A demo school, because its users have passwords and its checkout needs no keys
  school = await startSchool({ env: { NODE_ENV: 'development', TRUST_PROXY: 'loopback' } })
  proxy = await startProxy(() => school.apps.map((app) => app.url()))
})
afterAll(async () => {
  await proxy.stop()
  await school.stop()
})

async function call(endpoint: Endpoint, values: Values, token = ''): Promise<unknown> {
  const answer = await fetch(`${proxy.url}${requestPath(endpoint, values)}`, {
    method: endpoint.method,
    headers: {
      ...(values.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(values.body !== undefined && { body: JSON.stringify(values.body) }),
  })
  const text = await answer.text()
  if (answer.status >= 300) throw new Error(`${endpoint.path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

const signIn = async (who: string) =>
  login.reply.parse(await call(login, { body: { email: `${who}@sohbet.test`, password: 'sohbet-demo' } }))

test('behind a proxy two apps are one school: a learner signs in at one and pays at the other', async () => {
  const { accessToken, refreshToken } = await signIn('learner')
  const renewed = refresh.reply.parse(await call(refresh, { body: { refreshToken } }))
  await call(getLearnerDashboard, {}, accessToken)
  const token = renewed.accessToken
  const [course] = listEnrollableCourses.reply.parse(await call(listEnrollableCourses, {}, token))
  if (!course) throw new Error('The demo school has no open course')
  const consents = { preInformation: true, distanceSales: true, version: firstVersion }
  const enrolled = await call(createEnrollment, { body: { courseId: course.id, consents } }, token)
  const { id } = createEnrollment.reply.parse(enrolled)
  const checkout = await call(createCheckoutSession, { body: { enrollmentId: id } }, token)
  const sessionId = /cs_local_\w+/.exec(JSON.stringify(checkout))?.[0] ?? ''
  await call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await expect
    .poll(
      async () =>
        verifyPayment.reply.parse(await call(verifyPayment, { params: { sessionId } }, token)).status,
      {
        timeout: 30_000,
      },
    )
    .toBe('complete')
  expect(proxy.turns()).toBeGreaterThan(6)
  report('two processes', `${proxy.turns()} calls behind a proxy, log-in to paid seat`)
})

test('a picture uploaded through one app is served by the other', async () => {
  const { accessToken, user } = await signIn('newcomer')
  const form = new FormData()
  form.append('id', user.id)
  form.append('type', 'user_photos')
  form.append('image', await aPhoto())
  const headers = { authorization: `Bearer ${accessToken}` }
  const put = await fetch(`${proxy.url}/api/images/upload`, { method: 'POST', body: form, headers })
  expect(put.status).toBeLessThan(300)
  for (const app of school.apps) {
    expect((await fetch(`${app.url()}/api/images/user_photos/${user.id}.jpg`)).status).toBe(200)
  }
})

test('one app may stop and restart while the other serves', async () => {
  const [first, second] = school.apps
  first?.kill('SIGTERM')
  expect((await first?.ended())?.code).toBe(0)
  expect((await fetch(`${second?.url()}/readyz`)).status).toBe(200)
  await first?.restart()
})
