import { vi } from 'vitest'

type Answer = Response | (() => Response | Promise<Response>)

/** Replaces the server; records calls as 'GET /api/…' with their body. */
export function serve(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url}`
    calls.push({ call, body: readBody(body) })
    const answer = answers[call]
    if (!answer) throw new TypeError(`The test defines no reply for ${call}`)
    return answer instanceof Response ? answer.clone() : answer()
  })
  return calls
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

export const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status })
