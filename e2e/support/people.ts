import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect, logInByForm } from './fixtures.ts'
import { newPerson, openAccount, type Person } from './mailbox.ts'

/** A verified learner for this journey alone, without a level. */
export async function newLearner(request: APIRequestContext): Promise<Person> {
  const person = newPerson('Deniz')
  await openAccount(request, person)
  return person
}

export async function logInAs(page: Page, person: Pick<Person, 'email' | 'password'>, at?: string) {
  await logInByForm(page, person, at)
  if (!at) await expect(page).toHaveURL('/learner')
}

/** Another browser with the same user logged in. */
export async function secondDevice(
  browser: Browser,
  baseURL: string,
  person: Person,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL })
  await logInAs(await context.newPage(), person)
  return context
}

/** Marks pages that other journeys inspect. */
export const passed = (visits: { inspected: Set<string> }, ...paths: string[]) => {
  for (const path of ['/auth/login', '/learner', ...paths]) visits.inspected.add(path)
}
