import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { sampleSchool } from '@sohbet/domain/school'
import { z } from 'zod'
import type { S3Options } from './adapters/files/s3.ts'
import type { SmtpOptions } from './adapters/mail/smtp.ts'
import type { IyzicoAccess } from './adapters/payments/iyzico/client.ts'
import type { StripeOptions } from './adapters/payments/stripe.ts'
import {
  backupExpectations,
  backupVariables,
  readBackupSettings,
  type BackupSettings,
} from './config/backup-settings.ts'

const secretLength = 32

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number < 65_536)

/** An address, an address range, or a name that the proxy library knows. */
const proxy = z.string().refine((text) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const isRange = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && rest.length === 0
  return isRange || ['loopback', 'linklocal', 'uniquelocal'].includes(text)
})

/** The address of a sender: all of it, or the part after a name, as in `School <mail@school.example>`. */
function addressOf(text = ''): string {
  const [, address = text] = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text) ?? []
  return address
}
const sender = z.string().refine((text) => z.email().safeParse(addressOf(text)).success)

const key = z.string().regex(/^\S{8,}$/)

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  SESSION_SECRET: z.string().min(secretLength).optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(proxy))
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/)
    .optional(),
  MAIL_FROM: sender.optional(),
  SCHOOL_EMAIL: z.email().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/)
    .optional(),
  IYZICO_API_KEY: key.optional(),
  IYZICO_SECRET_KEY: key.optional(),
  IYZICO_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  ...backupVariables,
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  STOP_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
type Environment = z.infer<typeof environment>

/** The message for an invalid variable. */
const expectations: Record<keyof Environment, string> = {
  NODE_ENV: 'must be development, test or production',
  PORT: 'must be a port number from 0 to 65535',
  HOST: 'must be an address to listen on',
  PUBLIC_URL: 'must be an address such as https://school.example',
  DATA_DIR: 'must be a folder',
  DATABASE_URL: 'must be an address such as postgres://user:password@host/database',
  SESSION_SECRET: `must have at least ${secretLength} characters`,
  TRUST_PROXY: 'must be addresses or ranges of addresses, separated by commas',
  SMTP_URL: 'must be an address such as smtps://user:password@host',
  MAIL_FROM: 'must be an address such as School <mail@school.example>',
  SCHOOL_EMAIL: 'must be an address such as hello@school.example',
  STRIPE_SECRET_KEY: 'must be a secret key of Stripe, such as sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'must be the signing secret of a webhook of Stripe, such as whsec_…',
  IYZICO_API_KEY: 'must be the API key of iyzico',
  IYZICO_SECRET_KEY: 'must be the secret key of iyzico',
  IYZICO_BASE_URL: 'must be an address such as https://api.iyzipay.com',
  S3_BUCKET: 'must be the name of a bucket',
  S3_ENDPOINT: 'must be an address such as https://s3.example',
  AWS_REGION: 'must be the name of a region',
  ...backupExpectations,
  RATE_LIMIT: 'must be on or off',
  STOP_SECONDS: 'must be a number of seconds',
  LOG_LEVEL: 'must be fatal, error, warn, info, debug, trace or silent',
}

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** A function, because outside production its first call creates the secret, and commands may refuse before. */
  sessionSecret: () => string
  /** Proxies whose X-Forwarded-For we trust; none by default. */
  trustProxy: string[] | false
  rateLimit: boolean
  /** Longest time for a graceful stop. */
  stopSeconds: number
  /** Mail server; undefined uses the local mailbox. */
  smtp: SmtpOptions | undefined
  /** Where the school receives contact messages. */
  schoolEmail: string
  /** iyzico's keys. Without a provider's keys the local one is used, and in production none. */
  iyzico: IyzicoAccess | undefined
  stripe: StripeOptions | undefined
  /** Bucket for uploaded files; undefined uses the data folder. */
  s3: S3Options | undefined
  /** Backups that the app makes by itself; undefined switches them off. */
  backup: BackupSettings | undefined
  logLevel: string
}

export class ConfigError extends Error {}

/** Reads the environment once and reports every mistake in one message, before anything starts. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  const mistakes = [
    ...(parsed.error?.issues.map(describe) ?? []),
    ...unsafeInProduction(present),
    ...halfOfMail(present),
    ...halfOfKeys(present, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    ...halfOfKeys(present, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY']),
    ...mixedIyzico(present),
  ]
  if (!parsed.success || mistakes.length > 0) {
    throw new ConfigError(`The configuration is not valid:\n${[...new Set(mistakes)].join('\n')}`)
  }
  const { data } = parsed
  const production = data.NODE_ENV === 'production'
  const dataDir = resolve(data.DATA_DIR)
  return {
    production,
    port: data.PORT,
    // A demo school with published passwords must not be reachable from other machines.
    host: data.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${data.PORT}`,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    sessionSecret: () => data.SESSION_SECRET ?? keptSecret(dataDir),
    trustProxy: data.TRUST_PROXY ?? false,
    rateLimit: data.RATE_LIMIT === 'on',
    stopSeconds: data.STOP_SECONDS,
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    schoolEmail: data.SCHOOL_EMAIL ?? (production ? addressOf(data.MAIL_FROM) : sampleSchool.email),
    iyzico: readIyzico(data),
    stripe:
      data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
        ? { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET }
        : undefined,
    s3: data.S3_BUCKET
      ? { bucket: data.S3_BUCKET, region: data.AWS_REGION, endpoint: data.S3_ENDPOINT }
      : undefined,
    backup: readBackupSettings(data, { production, dataDir }),
    logLevel: data.LOG_LEVEL,
  }
}

function readIyzico(data: Environment): IyzicoAccess | undefined {
  const { IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_BASE_URL: baseUrl } = data
  if (!apiKey || !secretKey) return undefined
  const host = isOfSandbox(apiKey) ? 'https://sandbox-api.iyzipay.com' : 'https://api.iyzipay.com'
  return { apiKey, secretKey, baseUrl: baseUrl?.replace(/\/$/, '') ?? host }
}

function describe({ path: [name] }: z.core.$ZodIssue): string {
  const expected = Object.entries(expectations).find(([variable]) => variable === name)?.[1]
  return `  ${String(name)}: ${expected ?? 'is not valid'}`
}

/** With one of the two variables missing, mail would silently go to the local mailbox. */
function halfOfMail(env: Record<string, string | undefined>): string[] {
  const [missing, ...other] = ['SMTP_URL', 'MAIL_FROM'].filter((name) => env[name] === undefined)
  if (env['NODE_ENV'] === 'production' || !missing || other.length > 0) return []
  return [`  ${missing}: must be set as well, mail needs both SMTP_URL and MAIL_FROM`]
}

/** With one of the two variables missing, payments would be taken and never confirmed. */
function halfOfKeys(env: Record<string, string | undefined>, names: [string, string]): string[] {
  const [missing, ...other] = names.filter((name) => env[name] === undefined)
  if (!missing || other.length > 0) return []
  return [`  ${missing}: must be set as well, payments need both`]
}

/** Keys of the sandbox start with its name, and work there only. */
const isOfSandbox = (text = '') => text.startsWith('sandbox-')

/** An address alone would be ignored, and one key of the sandbox with one of the real account is refused by iyzico. */
function mixedIyzico(env: Record<string, string | undefined>): string[] {
  const [apiKey, secretKey] = [env['IYZICO_API_KEY'], env['IYZICO_SECRET_KEY']]
  if (!apiKey && !secretKey && env['IYZICO_BASE_URL'])
    return ['  IYZICO_API_KEY: must be set as well, IYZICO_BASE_URL alone has no effect']
  if (apiKey && secretKey && isOfSandbox(apiKey) !== isOfSandbox(secretKey))
    return ['  IYZICO_SECRET_KEY: must be of the same account as IYZICO_API_KEY']
  return []
}

/** An http URL is allowed on the own machine only. An invalid URL is reported elsewhere. */
function isOpenToRead(address = ''): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && hostname !== 'localhost'
}

function unsafeInProduction(env: Record<string, string | undefined>): string[] {
  if (env['NODE_ENV'] !== 'production') return []
  const missing = ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].filter(
    (name) => env[name] === undefined,
  )
  return [
    ...missing.map((name) => `  ${name}: must be set in production`),
    ...(env['RATE_LIMIT'] === 'off' ? ['  RATE_LIMIT: cannot be off in production'] : []),
    ...['PUBLIC_URL', 'IYZICO_BASE_URL']
      .filter((name) => isOpenToRead(env[name]))
      .map((name) => `  ${name}: must begin with https:// in production`),
  ]
}

/**
 * Outside production the secret is created once and stored with the data, so that a restart logs no user out. The
 * file gets its name only when complete.
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  const draft = `${file}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(draft, randomBytes(secretLength).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < secretLength) throw new ConfigError(`${file} is damaged: delete it to make a new one`)
  return secret
}
