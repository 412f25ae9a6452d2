import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { request as requests } from '@playwright/test'
import { iyzicoCards, iyzicoCode } from '@sohbet/server/testing/providers/iyzico-books'
import { startIyzicoServer } from '@sohbet/server/testing/providers/iyzico-server'
import { aCourse, aLearner } from './enrolling.ts'
import { logInByForm } from './fixtures.ts'
import { startProcesses } from './processes.ts'

export const cards = { ...iyzicoCards, code: iyzicoCode }

/** A second school that takes cards by iyzico, with a double of iyzico. */
export async function startIyzicoSchool(port: number) {
  const url = `http://localhost:${port}`
  const iyzico = await startIyzicoServer({
    clock: () => new Date(),
    webhookUrl: `${url}/api/payments/webhook/iyzico`,
  })
  const { baseUrl, apiKey, secretKey } = iyzico.access
  const env = { IYZICO_BASE_URL: baseUrl, IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey }
  const school = await startProcesses({ port, env })
  const request: APIRequestContext = await requests.newContext({ baseURL: url })
  return {
    url,
    iyzico,
    request,
    /** A learner at the Payment step of a new course in lira, with all fields filled in. */
    async atPayment(browser: Browser) {
      const [learner, course] = await Promise.all([
        aLearner(request),
        aCourse(request, { price: 15_000, currency: 'TRY', maxInstalments: 6 }),
      ])
      const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' })
      const page = await context.newPage()
      await logInByForm(page, learner, `/learner/enroll/${course.id}?step=payment`)
      await fillBuyer(page)
      return { page, learner, course }
    },
    async stop() {
      await request.dispose()
      await school.stop()
      await iyzico.stop()
    },
  }
}
export type IyzicoSchool = Awaited<ReturnType<typeof startIyzicoSchool>>

export async function fillBuyer(page: Page) {
  const details = {
    'First name': 'Elif',
    Surname: 'Yıldız',
    Phone: '+90 555 000 00 00',
    'Turkish identity or passport number': '11111111111',
    Address: 'Deneme Sokak 1',
    City: 'İzmir',
  }
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text)
}

/** Agrees to the documents and opens iyzico's page. */
export async function openForm(page: Page) {
  await page.getByRole('checkbox', { name: /pre-information form/ }).check()
  await page.getByRole('checkbox', { name: /distance sales contract/ }).check()
  await page.getByRole('button', { name: 'Complete Enrollment' }).click()
  await page.getByRole('heading', { name: 'iyzico test page' }).waitFor()
}

export async function payWith(page: Page, card: string, instalment?: RegExp) {
  await page.getByLabel('Card number').fill(card)
  if (instalment) {
    const option = page.getByRole('option', { name: instalment })
    await page.getByLabel('Instalments').selectOption(await option.getAttribute('value'))
  }
  await page.getByRole('button', { name: 'Pay' }).click()
}
