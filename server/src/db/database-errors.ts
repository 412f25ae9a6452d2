const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])
const connectionCalls = new Set(['connect', 'getaddrinfo', 'read', 'write'])
/** PostgreSQL: connection exceptions, shutting down, crashed, starting up, disk full, too many connections. */
const serverCodes = /^(08...|57P0[123]|53[13]00)$/
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end/

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether a statement timed out or was cancelled: the database is reachable, but overloaded. */
export function isCutShort(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (codeOf(cause) === '57014') return true
  return false
}

/** Whether a failed statement means that the database cannot be reached at the moment. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause)
    if (serverCodes.test(code) || driverMessages.test(cause.message)) return true
    // Only for connections: a missing file is ENOENT too.
    if (systemCodes.has(code) && 'syscall' in cause && connectionCalls.has(String(cause.syscall))) return true
  }
  return false
}
