import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sampleSchool } from '@sohbet/domain/school'
import { z } from 'zod'
import type { S3Options } from './adapters/files/s3.ts'
import type { SmtpOptions } from './adapters/mail/smtp.ts'
import type { IyzicoAccess } from './adapters/payments/iyzico/client.ts'
import type { StripeOptions } from './adapters/payments/stripe.ts'
import { backupVariables, readBackupSettings, type BackupSettings } from './config/backup-settings.ts'
import { findComplaint, isOfSandbox, withoutEmpty } from './config/find-mistakes.mjs'
import { addressOf, listOf, shortestSecret, type VariableName } from './config/variables.mjs'

/** Defaults and types. What a value must look like is in config/variables.mjs. */
const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.string().optional(),
  HSTS_SUBDOMAINS: z.string().default('off'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  SESSION_SECRET: z.string().optional(),
  TRUST_PROXY: z.string().transform(listOf).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  SCHOOL_EMAIL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  IYZICO_API_KEY: z.string().optional(),
  IYZICO_SECRET_KEY: z.string().optional(),
  IYZICO_BASE_URL: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  AWS_REGION: z.string().default('us-east-1'),
  ...backupVariables,
  RATE_LIMIT: z.string().default('on'),
  STOP_SECONDS: z.coerce.number().default(10),
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: z.string().default('info'),
} satisfies Record<VariableName, z.ZodType>)
type Environment = z.infer<typeof environment>

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  /** Whether HSTS also binds the subdomains of the school's address. */
  hstsSubdomains: boolean
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
  /** Opens /metrics to others than this machine. */
  metricsToken: string | undefined
  logLevel: string
}

export class ConfigError extends Error {}

/** Reads the environment once and reports every mistake in one message, before anything starts. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const complaint = findComplaint(env)
  if (complaint) throw new ConfigError(complaint)
  const data = environment.parse(withoutEmpty(env))
  const production = data.NODE_ENV === 'production'
  const dataDir = resolve(data.DATA_DIR)
  return {
    production,
    port: data.PORT,
    // This machine only: a demo school has published passwords, and a real one belongs behind a proxy with https.
    host: data.HOST,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${data.PORT}`,
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'on',
    dataDir,
    databaseUrl: data.DATABASE_URL,
    sessionSecret: () => data.SESSION_SECRET ?? sessionSecretOf(dataDir),
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
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}

function readIyzico(data: Environment): IyzicoAccess | undefined {
  const { IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_BASE_URL: baseUrl } = data
  if (!apiKey || !secretKey) return undefined
  const host = isOfSandbox(apiKey) ? 'https://sandbox-api.iyzipay.com' : 'https://api.iyzipay.com'
  return { apiKey, secretKey, baseUrl: baseUrl?.replace(/\/$/, '') ?? host }
}

/**
 * Outside production the secret is created once and stored with the data, so that a restart logs no user out. The
 * file gets its name only when complete.
 */
function sessionSecretOf(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  const draft = `${file}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(draft, randomBytes(shortestSecret).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < shortestSecret) throw new ConfigError(`${file} is damaged: delete it to make a new one`)
  return secret
}
