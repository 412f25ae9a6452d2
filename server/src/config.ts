import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  sessionSecret: string
  /** Addresses of the proxies whose X-Forwarded-For we believe; none by default. */
  trustProxy: string[] | false
  rateLimit: boolean
  logLevel: string
}

export class ConfigError extends Error {}

/** Reads the environment once. Every mistake is told in one message, before anything has started. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`)
  }
  const { data } = parsed
  const production = data.NODE_ENV === 'production'
  refuseUnsafeProduction(data)
  const dataDir = resolve(data.DATA_DIR)
  return {
    production,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${data.PORT}`,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    sessionSecret: data.SESSION_SECRET ?? keptSecret(dataDir),
    trustProxy: data.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    rateLimit: data.RATE_LIMIT === 'on',
    logLevel: data.LOG_LEVEL,
  }
}

function refuseUnsafeProduction(data: z.infer<typeof environment>) {
  if (data.NODE_ENV !== 'production') return
  const missing = (['SESSION_SECRET', 'PUBLIC_URL'] as const).filter((name) => data[name] === undefined)
  const lines = missing.map((name) => `  ${name}: must be set in production`)
  if (data.RATE_LIMIT === 'off') lines.push('  RATE_LIMIT: cannot be off in production')
  if (lines.length > 0) throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`)
}

/** Outside production a secret is made once and kept with the data, so that a restart logs nobody out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
