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

/** Whether a failed statement means that the database cannot be reached for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (serverCodes.test(code) || driverMessages.test(cause.message)) return true
    // Only of a connection: a missing file is ENOENT too.
    if (systemCodes.has(code) && 'syscall' in cause && connectionCalls.has(String(cause.syscall))) return true
  }
  return false
}
