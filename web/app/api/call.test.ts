import { login } from '@sohbet/contract/people/auth'
import { getReceipt } from '@sohbet/contract/selling/enrollments'
import { getUser, listUsers } from '@sohbet/contract/people/users'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, getSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { setLanguage } from '../texts/language.ts'
import { ApiError, call } from './call.ts'
import { errorMessage } from './error-message.ts'

type Answer = { status: number; body?: unknown } | Error
type Server = (request: Request) => Answer | Promise<Answer>

const requests: Request[] = []

/** Answers the page's requests instead of the server. */
function serve(server: Server) {
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'http://localhost'), init)
    requests.push(request)
    const answer = await server(request)
    if (answer instanceof Error) throw answer
    return new Response(answer.body === undefined ? 'Bad gateway' : JSON.stringify(answer.body), answer)
  })
}

const path = (request: Request) => new URL(request.url).pathname
const bearer = (request: Request) => request.headers.get('authorization')
const refreshes = () => requests.filter((request) => path(request) === '/api/auth/refresh')
const refused = { status: 401, body: { message: 'Please sign in', code: 'NOT_SIGNED_IN' } }
const tokens = { accessToken: 'access-second', refreshToken: 'refresh-second' }
const { user } = aSession()
const askForUser = () => call(getUser, { params: { id: user.id } })

/** Accepts only the refreshed token. */
const renewing: Server = (request) => {
  if (path(request) === '/api/auth/refresh') return { status: 200, body: tokens }
  return bearer(request) === 'Bearer access-second' ? { status: 200, body: user } : refused
}

beforeEach(async () => {
  setLanguage('en')
  await startSession(aSession())
})

describe('a call', () => {
  it('sends the token, the language and the query', async () => {
    setLanguage('tr')
    serve(() => ({ status: 200, body: { data: [], totalCount: 0 } }))
    await expect(call(listUsers, { query: { pageIndex: 2, sortBy: 'email:asc' } })).resolves.toEqual({
      data: [],
      totalCount: 0,
    })
    const [request] = requests
    expect(request?.url).toBe('http://localhost/api/users?pageIndex=2&sortBy=email%3Aasc')
    expect(request && bearer(request)).toBe('Bearer access-first')
    expect(request?.headers.get('accept-language')).toBe('tr')
  })

  it('returns a file, and its refusal as an error message', async () => {
    const receipt = { params: { id: user.id } }
    vi.stubGlobal(
      'fetch',
      async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    )
    const file = await call(getReceipt, receipt)
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF'])
    serve(() => ({ status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } }))
    await expect(call(getReceipt, receipt)).rejects.toMatchObject({ status: 404, message: 'Not found' })
  })

  it('keeps the message of a proxy that sends no code', async () => {
    serve(() => ({ status: 502, body: { message: 'Back in a minute' } }))
    const failure = { status: 502, message: 'Back in a minute', code: 'UNKNOWN' }
    await expect(call(listUsers, { query: {} })).rejects.toMatchObject(failure)
  })

  it.each([
    [true, 'Bearer access-first'],
    [false, null],
  ])(
    'sends the token to a public endpoint if there is one, and does not retry its refusal',
    async (isLoggedIn, token) => {
      if (!isLoggedIn) endSession()
      serve(() => ({
        status: 401,
        body: { message: 'Invalid email or password', code: 'INVALID_CREDENTIALS' },
      }))
      const attempt = call(login, { body: { email: 'a@b.test', password: '123456' } })
      await expect(attempt).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
      expect(requests.map((request) => [path(request), bearer(request)])).toEqual([
        ['/api/auth/login', token],
      ])
    },
  )

  it("fails with the server's message, code and fields", async () => {
    const body = {
      message: 'Please check the marked fields',
      code: 'INVALID_INPUT',
      fields: { email: 'Invalid email' },
    }
    serve(() => ({ status: 400, body }))
    await expect(askForUser()).rejects.toMatchObject({ status: 400, ...body })
  })

  it('has an empty message when the server sends none', async () => {
    serve(() => ({ status: 502 }))
    const error: unknown = await askForUser().catch((failure: unknown) => failure)
    expect(error).toMatchObject({ status: 502, message: '', fields: {} })
    expect(errorMessage(error, 'Failed to fetch user')).toBe('Failed to fetch user')
  })

  it('reports a failure without a reply', async () => {
    serve(() => new TypeError('Failed to fetch'))
    const error: unknown = await askForUser().catch((failure: unknown) => failure)
    expect(errorMessage(error, 'Failed to fetch user')).toBe(
      'An error occurred: the school cannot be reached, please check your connection',
    )
  })

  it('rejects a reply that breaks the contract', async () => {
    serve(() => ({ status: 200, body: { id: 1 } }))
    const failure = { status: 200, code: 'BAD_REPLY', message: 'An unexpected error occurred' }
    await expect(askForUser()).rejects.toMatchObject(failure)
  })

  it('rejects with the abort error when the caller aborts', async () => {
    const abandon = new AbortController()
    serve(() => {
      abandon.abort()
      return new DOMException('Aborted', 'AbortError')
    })
    const attempt = call(getUser, { params: { id: user.id } }, { signal: abandon.signal })
    await expect(attempt).rejects.not.toBeInstanceOf(ApiError)
  })
})

describe('a refused token', () => {
  it('is refreshed and the call repeated', async () => {
    serve(renewing)
    await expect(askForUser()).resolves.toEqual(user)
    expect(requests).toHaveLength(3)
    expect(getSession()).toEqual({ ...aSession(), ...tokens })
  })

  it('is refreshed once for calls that fail together', async () => {
    serve(renewing)
    await Promise.all([askForUser(), askForUser(), askForUser()])
    expect(refreshes()).toHaveLength(1)
  })

  it('is not refreshed when another tab has done it', async () => {
    serve(async (request) => {
      const answer = await renewing(request)
      if (bearer(request) === 'Bearer access-first') await startSession({ ...aSession(), ...tokens })
      return answer
    })
    await expect(askForUser()).resolves.toEqual(user)
    expect(refreshes()).toHaveLength(0)
  })

  it('is not replaced by the token of another user who logged in meanwhile', async () => {
    const other = aSession({ token: 'second' })
    serve(async (request) => {
      const answer = await renewing(request)
      const id = '0190a3c4-0000-7000-8000-000000000002'
      if (bearer(request) === 'Bearer access-first') {
        await startSession({ ...other, user: { ...other.user, id } })
      }
      return answer
    })
    await expect(askForUser()).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(1)
  })

  it('is refreshed once only, even when the repeated call is refused too', async () => {
    serve((request) => (path(request) === '/api/auth/refresh' ? { status: 200, body: tokens } : refused))
    await expect(askForUser()).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(3)
  })

  it('ends the session when the refresh is refused', async () => {
    serve(() => refused)
    await expect(askForUser()).rejects.toMatchObject({ status: 401 })
    expect(getSession()).toBeNull()
  })

  it.each([new TypeError('Failed to fetch'), { status: 503 }])('keeps the session on %j', async (answer) => {
    serve((request) => (path(request) === '/api/auth/refresh' ? answer : refused))
    await expect(askForUser()).rejects.toBeInstanceOf(ApiError)
    expect(getSession()).toEqual(aSession())
  })

  it('does not restore a session that ended during the refresh', async () => {
    serve((request) => {
      if (path(request) === '/api/auth/refresh') endSession()
      return renewing(request)
    })
    await expect(askForUser()).rejects.toMatchObject({ status: 401 })
    expect(getSession()).toBeNull()
  })
})
