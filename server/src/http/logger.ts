import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { LoggerOptions } from 'pino'
import { z } from 'zod'

const secrets = [
  'password',
  'newPassword',
  'accessToken',
  'refreshToken',
  'token',
  'verificationCode',
  'authorization',
]

/** One JSON line per event. No secrets: bodies, headers, query strings and SQL values are not logged. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  serializers: { err: describeError },
})

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) }
  // Its message quotes the values of the statement.
  if (error instanceof DrizzleQueryError) return { ...describeError(error.cause), query: error.query }
  const { code, responseCode, command } = facts.parse(error)
  const words = isQuoting(error, { code, command })
    ? { stack: framesOf(error) }
    : { message: withoutAddresses(error.message), stack: withoutAddresses(error.stack ?? '') }
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
    ...(command !== undefined && { command }),
    ...words,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    // The reasons of several failures
    ...(error instanceof AggregateError && {
      errors: error.errors.map((one: unknown) => describeError(one)),
    }),
  }
}

/** `responseCode` and `command` come from a mail server: the command and the code of its refusal. */
const facts = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

/**
 * Whether a message repeats its input: a mail server names the refused recipient, PostgreSQL the invalid value, a
 * parser the unreadable text. A mail server that was not reached has nothing to repeat.
 */
function isQuoting(
  error: Error,
  { code, command }: { code?: string | undefined; command?: string | undefined },
) {
  const isOfMail = command !== undefined && command !== 'CONN'
  const isOfValue = code !== undefined && /^22.{3}$/.test(code)
  return isOfMail || isOfValue || error instanceof SyntaxError
}

/** A stack begins with the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

const emailAddress = /[^\s"'<>()[\],;:@/]{1,64}@[^\s"'<>()[\],;:@/]{1,253}\.\p{L}{2,63}/gu
const withoutAddresses = (text: string) => text.replace(emailAddress, '[address]')
