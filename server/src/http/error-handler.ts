import type { ErrorReply } from '@sohbet/contract/error-reply'
import { errors, type ErrorCode } from '@sohbet/contract/errors'
import { fieldMessages } from '@sohbet/contract/field-messages'
import { languageOfPath, preferredLanguage } from '@sohbet/domain/language'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isCutShort, isDatabaseUnreachable } from '../db/database-errors.ts'
import { AppError } from '../errors/app-error.ts'
import { errorPage, wantsPage } from './error-page.ts'

/**
 * Answers every failure as `{ message, code, fields? }`, or with a page when a browser opens one. Internal details go to
 * the log, never to the client.
 */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const code = codeOf(error)
  const { status } = errors[code]
  const issues = error instanceof z.ZodError || error instanceof AppError ? error.issues : undefined
  const { method } = request
  const path = pathOf(request)
  if (status >= 500) request.log.error({ err: error, method, path }, code)
  // Logs only names for a refusal, because a message may quote the client's input. Refusals of access are logged
  // with the address.
  else {
    const address = [401, 403, 429].includes(status) ? request.ip : undefined
    const fields = issues?.map((issue) => issue.path.join('.'))
    request.log.info({ code, method, path, address, fields }, 'refused')
  }
  // Minute limits set their own Retry-After; ours are per hour, per upload slot or per stream heartbeat
  if (code === 'HOURLY_LIMIT') reply.header('retry-after', 3600)
  else if (code === 'BUSY') reply.header('retry-after', 10)
  else if (code === 'TOO_MANY_REQUESTS' && error instanceof AppError) reply.header('retry-after', 20)
  reply.code(status).header('cache-control', 'no-store')
  const about = error instanceof AppError ? error.about : ''
  if (wantsPage(request)) {
    const { message } = errorBody(code, { acceptLanguage: languageOfPath(request.url), about })
    return reply.type('text/html; charset=utf-8').send(errorPage(request.url, message))
  }
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(code, { acceptLanguage: request.headers['accept-language'], issues, about }))
}

/** The route instead of the URL, which may name a person or open a calendar. For an unknown URL, its beginning. */
const pathOf = ({ routeOptions, url }: FastifyRequest) =>
  routeOptions.url ?? /^\/(api\/)?[^/?]{0,60}/.exec(url)?.[0]

export function errorBody(
  code: ErrorCode,
  {
    acceptLanguage,
    issues,
    about = '',
  }: {
    acceptLanguage?: string | undefined
    issues?: readonly z.core.$ZodIssue[] | undefined
    about?: string
  } = {},
): ErrorReply {
  const language = preferredLanguage(acceptLanguage)
  const message = errors[code][language].replace('{about}', () => about)
  return code === 'INVALID_INPUT' && issues
    ? { message, code, fields: fieldMessages(issues, language) }
    : { message, code }
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
}

function codeOf(error: FastifyError | Error): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error instanceof z.ZodError && 'validationContext' in error) {
    // An invalid id or kind names no record.
    const noRecord = error.validationContext === 'params' && error.issues.some(isBadName)
    return noRecord ? 'NOT_FOUND' : 'INVALID_INPUT'
  }
  if (isDatabaseUnreachable(error) || isCutShort(error) || isDiskFull(error)) return 'UNAVAILABLE'
  if ('statusCode' in error && error.statusCode === 429) return 'TOO_MANY_REQUESTS'
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) {
    return fastifyCodes[error.code] ?? 'BAD_REQUEST'
  }
  return 'INTERNAL'
}

/** An upload on a full disk works again once a person has freed space. */
const isDiskFull = (error: Error) => 'code' in error && error.code === 'ENOSPC'

const isBadName = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_format' && (issue.format === 'uuid' || issue.format === 'regex'))
