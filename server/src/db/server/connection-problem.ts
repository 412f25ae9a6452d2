/** Why a PostgreSQL server cannot be used, and whether waiting may help. */
type ConnectionProblem = { sentence: string; mayPass: boolean }

/** The server for a log line, without a password. */
export function withoutPassword(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`
}

/** Codes of the system while a server starts, restarts or is not reachable yet. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/** Undefined for an error that is not about the connection. */
export function connectionProblem(error: unknown, url: string): ConnectionProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const server = withoutPassword(url)
  const { username, pathname } = new URL(url)
  const code = 'code' in error ? String(error.code) : ''
  const final = (sentence: string) => ({ sentence, mayPass: false })
  const passing = (sentence: string) => ({ sentence, mayPass: true })

  if (away.has(code))
    return passing(`${server} cannot be reached (${code}): is it running, and DATABASE_URL right?`)
  if (/timeout expired|terminated/i.test(error.message))
    return passing(`${server} does not reply: is it running, and DATABASE_URL right?`)
  if (code === '57P03') return passing(`${server} is starting or stopping`)
  if (code === '53300') return passing(`${server} has too many connections`)
  if (code === '3D000') {
    const name = decodeURIComponent(pathname.slice(1)) || username
    return final(
      `${server} has no database named ${name}: create it (createdb ${name}) or correct DATABASE_URL`,
    )
  }
  if (code.startsWith('28') || error.message.includes('client password'))
    return final(
      `${server} refuses the user ${username} or its password: correct DATABASE_URL (${error.message})`,
    )
  if (code === '42501')
    return final(
      `The user ${username} may not create tables in ${server}: make it the owner of the database (${error.message})`,
    )
  if (/SSL|TLS|CERT/i.test(`${code} ${error.message}`))
    return final(`${server} cannot be reached securely: correct sslmode in DATABASE_URL (${error.message})`)
  return undefined
}
