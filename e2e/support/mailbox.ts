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

/** Creates a verified learner by API. */
export async function openAccount(request: APIRequestContext, person: Person): Promise<void> {
  expect((await request.post('/api/auth/register', { data: person })).status()).toBe(201)
  const { email } = person
  const [verificationCode] = await mailed(request, email, codePattern)
  const answer = await request.post('/api/auth/verify-email', { data: { email, verificationCode } })
  expect(answer.status()).toBe(200)
}
