import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors, type ErrorCode } from '@sohbet/contract/errors'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { errorBody } from './error-handler.ts'

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMED_OUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers broken requests: bytes that are no HTTP, endless headers, a client that is too slow. */
export function answerBrokenRequest(
  { code: cause = '' }: { code?: string },
  socket: Socket,
  { log, headers }: { log: FastifyBaseLogger; headers: Record<string, string> },
) {
  if (cause === 'ECONNRESET' || !socket.writable) return
  const code = codes[cause] ?? 'BAD_REQUEST'
  const { status, head, body } = refusal(code, headers)
  log.info({ code, cause }, 'refused')
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

/** Answers requests that Node would refuse itself without our headers: no host, or an unknown expectation. */
export function answerInsteadOfNode(
  app: FastifyInstance,
  { log, headers }: { log: FastifyBaseLogger; headers: Record<string, string> },
) {
  app.addHook('onRequest', (request, _reply, done) => {
    const isNameless = request.raw.httpVersion === '1.1' && request.headers.host === undefined
    done(isNameless ? new AppError('BAD_REQUEST') : undefined)
  })
  app.server.on('checkExpectation', (_request, response) => {
    const { status, head, body } = refusal('EXPECTATION_FAILED', headers)
    log.info({ code: 'EXPECTATION_FAILED' }, 'refused')
    response.writeHead(status, head).end(body)
  })
}

function refusal(code: ErrorCode, headers: Record<string, string>) {
  const body = JSON.stringify(errorBody(code))
  const head = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { status: errors[code].status, head, body }
}
