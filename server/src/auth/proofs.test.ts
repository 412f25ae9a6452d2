import {
  login,
  refresh,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@sohbet/contract/people/auth'
import { getUser } from '@sohbet/contract/people/users'
import { maxFailedLogins } from '@sohbet/domain/account/lock-out'
import { verification } from '@sohbet/domain/account/rules'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { devMails } from '../db/tables/core/dev-mails.ts'
import { registrations } from '../db/tables/people/registrations.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { sessions } from '../db/tables/people/sessions.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser } from '../testing/rows/builders.ts'
import { isFull, tries } from '../testing/proofs.ts'
import { codeOf } from '../testing/apps/test-app.ts'
import { startTwoApps, startTwoProcesses, type Answer, type TwoApps } from '../testing/apps/two-apps.ts'
import { hashPassword } from './password/password.ts'

const tabs = 50
const rounds = tries(100, 3)
const replays = tries(50, 10)
const guesses = tries(100, 20)
const uses = 20
const codes = tries(10_000, 60)
const codesAtOnce = 100

vi.setConfig({ testTimeout: isFull ? 1_800_000 : 60_000, hookTimeout: isFull ? 600_000 : 120_000 })

const right = 'seven red buses'
const wrong = 'eight red buses'

let school: TwoApps
let passwordHash: string
beforeAll(async () => {
  school = isFull ? await startTwoProcesses() : await startTwoApps()
  passwordHash = await hashPassword(right)
})
afterAll(() => school.stop())

/** Sends this many calls at once, alternating between the processes. */
const atOnce = (count: number, send: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => send(turn)))
const logIn = (turn: number, email: string, password: string) =>
  school.send(turn, login, { body: { email, password } })
const refreshWith = (turn: number, refreshToken: string) =>
  school.send(turn, refresh, { body: { refreshToken } })
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const codesOf = (answers: readonly Answer[]) => new Set(answers.map(({ body }) => codeOf(body)))
const contentOf = ({ status, body }: Answer) => JSON.stringify([status, body])

const eventsOf = async (userId: string) => {
  const rows = await school.db.select().from(securityLog).where(eq(securityLog.userId, userId))
  return rows.map(({ event }) => event).toSorted()
}

/** Newest first. */
async function mailsTo(email: string): Promise<string[]> {
  await school.workOff()
  const mails = await school.db
    .select()
    .from(devMails)
    .where(eq(devMails.to, email))
    .orderBy(desc(devMails.id))
  return mails.map(({ text }) => text)
}
const resetTokenSentTo = async (email: string) => /token=([^&\s]+)/.exec((await mailsTo(email))[0] ?? '')?.[1]
const codeSentTo = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email))[0] ?? '')?.[0] ?? ''

/** An account and a signed-in device. */
async function aDevice() {
  const { id, email } = await aUser(school.db, { passwordHash })
  const { refreshToken, accessToken } = login.reply.parse((await logIn(0, email, right)).body)
  return { id, email, refreshToken, accessToken }
}
const readWith = (turn: number, { id, accessToken }: { id: string; accessToken: string }) =>
  school.send(turn, getUser, { params: { id } }, { authorization: `Bearer ${accessToken}` })

describe('with two processes on one database', () => {
  test(`${tabs} tabs at once, ${rounds} times, get the same successor, and no user is signed out`, async () => {
    const device = await aDevice()
    let { refreshToken } = device
    for (let round = 1; round <= rounds; round++) {
      const answers = await atOnce(tabs, (turn) => refreshWith(turn, refreshToken))
      expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
      const pairs = answers.map(({ body }) => refresh.reply.parse(body))
      const [successor, ...others] = new Set(pairs.map((pair) => pair.refreshToken))
      expect(others).toEqual([])
      const rows = await school.db.select().from(sessions).where(eq(sessions.userId, device.id))
      expect(rows).toMatchObject([{ generation: round, revokedAt: null }])
      refreshToken = successor ?? ''
    }
    expect((await readWith(1, device)).status).toBe(200)
  })

  test(`a used refresh token replayed ${replays} times at once ends its family in both processes, and is logged once`, async () => {
    const device = await aDevice()
    const next = refresh.reply.parse((await refreshWith(0, device.refreshToken)).body)
    await school.db
      .update(sessions)
      .set({ rotatedAt: sql`${sessions.rotatedAt} - interval '10001 milliseconds'` })
      .where(eq(sessions.userId, device.id))
    const read = (turn: number) => readWith(turn, { ...device, ...next })
    expect(statusesOf(await atOnce(2, read))).toEqual([200, 200])

    const replayed = await atOnce(replays, (turn) => refreshWith(turn, device.refreshToken))
    expect(codesOf(replayed)).toEqual(new Set(['SESSION_ENDED']))
    // Effective from the next call on
    expect(statusesOf(await atOnce(2, read))).toEqual([401, 401])
    const successors = await atOnce(2, (turn) => refreshWith(turn, next.refreshToken))
    expect(codesOf(successors)).toEqual(new Set(['SESSION_ENDED']))
    expect(await eventsOf(device.id)).toEqual(['login', 'token_reuse'])
  })

  test(`of ${guesses} wrong passwords at once five are checked; the account is locked for 15 minutes, or until a reset`, async () => {
    const { id, email } = await aUser(school.db, { passwordHash })
    const unknown = contentOf(await logIn(0, 'nobody@example.test', wrong))
    const answers = await atOnce(guesses, (turn) => logIn(turn, email, wrong))
    expect(new Set(answers.map(contentOf))).toEqual(new Set([unknown]))
    expect(await eventsOf(id)).toEqual(['lockout', ...Array<string>(maxFailedLogins).fill('login_failed')])
    const [row] = await school.db.select().from(users).where(eq(users.id, id))
    const lasting = Number(row?.lockoutUntil) - Number(row?.lastFailedLoginAttempt)
    expect(lasting).toBe(15 * 60_000)

    const locked = await atOnce(2, (turn) => logIn(turn, email, right))
    expect(new Set(locked.map(contentOf))).toEqual(new Set([unknown]))
    expect(await mailsTo(email)).toHaveLength(1)

    await school.send(0, requestPasswordReset, { body: { email } })
    const body = { token: await resetTokenSentTo(email), newPassword: 'nine red buses' }
    expect((await school.send(1, resetPassword, { body })).status).toBe(200)
    expect((await logIn(0, email, body.newPassword)).status).toBe(200)
  })

  test(`a reset link used ${uses} times at once works once, and signs every device out`, async () => {
    const device = await aDevice()
    const { email } = device
    await school.send(0, requestPasswordReset, { body: { email } })
    const token = await resetTokenSentTo(email)
    const choice = (turn: number) => `red bus number ${turn}`
    const answers = await atOnce(uses, (turn) =>
      school.send(turn, resetPassword, { body: { token, newPassword: choice(turn) } }),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(uses - 1)
    expect(codesOf(refused)).toEqual(new Set(['INVALID_RESET_LINK']))
    expect(statusesOf(await atOnce(2, (turn) => readWith(turn, device)))).toEqual([401, 401])
    expect((await refreshWith(0, device.refreshToken)).status).toBe(401)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await logIn(1, email, choice(winner))).status).toBe(200)
  })

  test(`of ${codes} guesses at a code, ${codesAtOnce} at a time, five are checked; then it is void`, async () => {
    const email = 'guessed@example.test'
    await school.send(0, register, { body: { username: 'Elif', email, password: right } })
    const code = await codeSentTo(email)
    const verify = (turn: number, verificationCode: string) =>
      school.send(turn, verifyEmail, { body: { email, verificationCode } })
    const otherBy = (distance: number) => String((Number(code) + distance) % 1_000_000).padStart(6, '0')
    for (let guessed = 0; guessed < codes; guessed += codesAtOnce) {
      const answers = await atOnce(codesAtOnce, (turn) => verify(turn, otherBy(guessed + turn + 1)))
      expect(codesOf(answers)).toEqual(new Set(['INVALID_CODE']))
    }
    const [row] = await school.db
      .select({ tries: registrations.tries })
      .from(registrations)
      .innerJoin(users, eq(users.id, registrations.userId))
      .where(eq(users.email, email))
    expect(row?.tries).toBe(verification.tries)
    expect(codeOf((await verify(0, code)).body)).toBe('INVALID_CODE')

    await school.send(0, resendVerification, { body: { email } })
    expect((await verify(1, await codeSentTo(email))).status).toBe(200)
  })
})
