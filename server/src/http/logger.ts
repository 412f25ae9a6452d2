import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { LoggerOptions } from 'pino'

const secrets = [
  'password',
  'newPassword',
  'accessToken',
  'refreshToken',
  'token',
  'verificationCode',
  'authorization',
]

/** One JSON line an event. Nothing here may carry a secret: bodies, headers, query strings and SQL values are not logged. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  serializers: { err: describeError },
})

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  // Its message quotes the values of the statement.
  if (error instanceof DrizzleQueryError) return { ...describeError(error.cause), query: error.query }
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
