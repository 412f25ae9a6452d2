type Rule = { fits: (text: string) => boolean; expected: string }

/** The variables that have a rule. Every variable of `loadConfig` needs one. */
export type VariableName =
  | 'NODE_ENV'
  | 'PORT'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'HSTS_SUBDOMAINS'
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'SESSION_SECRET'
  | 'TRUST_PROXY'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SCHOOL_EMAIL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'IYZICO_API_KEY'
  | 'IYZICO_SECRET_KEY'
  | 'IYZICO_BASE_URL'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'AWS_REGION'
  | 'BACKUP_TO'
  | 'BACKUP_AT'
  | 'BACKUP_KEEP_DAYS'
  | 'BACKUP_PASSPHRASE'
  | 'BACKUP_BEFORE_MIGRATION'
  | 'RATE_LIMIT'
  | 'STOP_SECONDS'
  | 'METRICS_TOKEN'
  | 'LOG_LEVEL'

export const variables: Record<VariableName, Rule>
export const shortestSecret: number
export const bucketAddress: RegExp
export function listOf(text: string): string[]
export function addressOf(text?: string): string
