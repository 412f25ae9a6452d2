import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors, type ErrorCode } from '@sohbet/contract/errors'
import type { FastifyBaseLogger } from 'fastify'
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
  const { status } = errors[code]
  log.info({ code, cause }, 'refused')
  const body = JSON.stringify(errorBody(code))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
