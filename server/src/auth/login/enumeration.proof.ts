import { login, register, requestPasswordReset, resendVerification } from '@sohbet/contract/people/auth'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hourlyCounts } from '../../db/tables/core/hourly-counts.ts'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { isFull, tries } from '../../testing/proofs.ts'
import { startTwoApps, startTwoProcesses, type Answer, type TwoApps } from '../../testing/apps/two-apps.ts'
import { hashPassword } from '../password/password.ts'

/** Accounts of each kind. */
const people = tries(1000, 10)
const atOnce = 20
const kinds = ['known', 'unknown', 'locked', 'waiting'] as const
type Kind = (typeof kinds)[number]

vi.setConfig({ testTimeout: isFull ? 1_800_000 : 60_000, hookTimeout: isFull ? 600_000 : 120_000 })

const addressOf = (kind: Kind, place: number) => `${kind}${place}@example.test`
const places = Array.from({ length: people }, (_, place) => place)

let school: TwoApps
beforeAll(async () => {
  school = isFull ? await startTwoProcesses() : await startTwoApps()
  const passwordHash = await hashPassword('the password of the owner')
  const tomorrow = new Date(school.now().getTime() + 86_400_000)
  const add = (kind: Kind, fields: Partial<typeof users.$inferInsert>) =>
    school.db
      .insert(users)
      .values(places.map((place) => ({ username: 'Elif', email: addressOf(kind, place), ...fields })))
      .returning({ userId: users.id })
  await add('known', { passwordHash, isVerified: true })
  await add('locked', { passwordHash, isVerified: true, lockoutUntil: tomorrow, failedLoginAttempts: 5 })
  const waiting = await add('waiting', {})
  const registration = { username: 'Elif', passwordHash, codeHash: '', codeExpiresAt: tomorrow }
  await school.db
    .insert(registrations)
    .values(waiting.map(({ userId }) => ({ userId, createdAt: school.now(), ...registration })))
})
afterAll(() => school.stop())

/** Everything in a reply except its time and request id. */
function contentOf({ status, body, headers }: Answer): string {
  const named = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'x-request-id')
  const lines = named.map((header) => JSON.stringify(header)).toSorted()
  return JSON.stringify([
    status,
    { ...Object(body), registrationId: undefined, deviceSecret: undefined },
    lines,
  ])
}

// The last call makes unknown addresses known
const calls: [string, number, Endpoint, (email: string) => object][] = [
  ['a log-in', 401, login, (email) => ({ email, password: 'not the password' })],
  ['another code', 200, resendVerification, (email) => ({ email })],
  ['a reset link', 200, requestPasswordReset, (email) => ({ email })],
  ['a registration', 201, register, (email) => ({ username: 'Elif', email, password: 'seven red buses' })],
]

test.each(calls)(
  `${people} known, unknown, locked and pending addresses each: %s gets the same reply`,
  async (_, status, endpoint, bodyOf) => {
    const contents = new Set<string>()
    for (let done = 0; done < people; done += atOnce) {
      const asked = places
        .slice(done, done + atOnce)
        .flatMap((place) => kinds.map((kind) => ({ place, kind })))
      await Promise.all(
        asked.map(async ({ place, kind }) => {
          const answer = await school.send(place, endpoint, { body: bodyOf(addressOf(kind, place)) })
          expect(answer.status).toBe(status)
          contents.add(contentOf(answer))
        }),
      )
      // All requests come from one network: simulates the next hour
      await school.db.delete(hourlyCounts)
    }
    expect([...contents]).toHaveLength(1)
  },
)
