import { randomInt, randomUUID } from 'node:crypto'
import { readMailbox } from '@sohbet/contract/core/dev'
import { expect, type APIRequestContext } from '@playwright/test'

export const codePattern = /\b\d{6}\b/

/**
 * Matches of the pattern in the mails to an address, newest first. A job sends the mails, so it waits for `count`
 * matches.
 */
export async function mailed(
  request: APIRequestContext,
  to: string,
  pattern: RegExp,
  count = 1,
): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/mailbox', { params: { to } })
      const mails = readMailbox.reply.parse(await answer.json())
      found = mails.flatMap(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[0] ?? [])
      return found.length
    })
    .toBeGreaterThanOrEqual(count)
  return found
}

export type Person = { username: string; email: string; password: string }

/** A person with an address of their own, so that journeys can run in parallel. */
export function newPerson(firstName: string): Person {
  const name = randomUUID().slice(0, 8)
  return { username: `${firstName} ${name}`, email: `${name}@journey.test`, password: 'seven red buses' }
}

/** Registers by API, each person from a home of their own: a network may register 120 people an hour. */
export async function registerFromHome(request: APIRequestContext, person: Person): Promise<void> {
  const home = ['10', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
  const headers = { 'x-forwarded-for': home }
  const answer = await request.post('/api/auth/register', { data: person, headers })
  expect(answer.status()).toBe(201)
}

/** Creates a verified learner by API. */
export async function openAccount(request: APIRequestContext, person: Person): Promise<void> {
  await registerFromHome(request, person)
  const { email } = person
  const [verificationCode] = await mailed(request, email, codePattern)
  const answer = await request.post('/api/auth/verify-email', { data: { email, verificationCode } })
  expect(answer.status()).toBe(200)
}
