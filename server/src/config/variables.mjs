// What each variable must look like, and the sentence for any other value. It uses no packages: `npm start` refuses
// wrong settings before it installs anything.
import { isIP } from 'node:net'

export const shortestSecret = 32
const shortestPassphrase = 16
export const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*[\w-]))?\/?$/

const matches = (pattern) => (text) => pattern.test(text)
const oneOf =
  (...words) =>
  (text) =>
    words.includes(text)
const atLeast = (length) => (text) => text.length >= length
const anything = () => true

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536
const isWebAddress = (text) => /^https?:\/\//i.test(text) && URL.canParse(text)
const isEmail = matches(/^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i)

/** An address, an address range, or a name that the proxy library knows. */
function isProxy(text) {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const isRange = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && rest.length === 0
  return isRange || ['loopback', 'linklocal', 'uniquelocal'].includes(text)
}

export const listOf = (text) => text.split(',').map((part) => part.trim())

/** The address of a sender: all of it, or the part after a name, as in `School <mail@school.example>`. */
export function addressOf(text = '') {
  const [, address = text] = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text) ?? []
  return address
}

const iyzicoKey = matches(/^\S{8,}$/)
const onOrOff = { fits: oneOf('on', 'off'), expected: 'must be on or off' }

export const variables = {
  NODE_ENV: {
    fits: oneOf('development', 'test', 'production'),
    expected: 'must be development, test or production',
  },
  PORT: { fits: isPort, expected: 'must be a port number from 0 to 65535' },
  HOST: { fits: anything, expected: 'must be an address to listen on' },
  PUBLIC_URL: { fits: isWebAddress, expected: 'must be an address such as https://school.example' },
  HSTS_SUBDOMAINS: onOrOff,
  DATA_DIR: { fits: anything, expected: 'must be a folder' },
  DATABASE_URL: {
    fits: (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    expected: 'must be an address such as postgres://user:password@host/database',
  },
  SESSION_SECRET: {
    fits: atLeast(shortestSecret),
    expected: `must have at least ${shortestSecret} characters`,
  },
  TRUST_PROXY: {
    fits: (text) => listOf(text).every(isProxy),
    expected: 'must be addresses or ranges of addresses, separated by commas',
  },
  SMTP_URL: {
    fits: matches(/^smtps?:\/\/[^/]/),
    expected: 'must be an address such as smtps://user:password@host',
  },
  MAIL_FROM: {
    fits: (text) => isEmail(addressOf(text)),
    expected: 'must be an address such as School <mail@school.example>',
  },
  SCHOOL_EMAIL: { fits: isEmail, expected: 'must be an address such as hello@school.example' },
  STRIPE_SECRET_KEY: {
    fits: matches(/^(sk|rk)_/),
    expected: 'must be a secret key of Stripe, such as sk_live_…',
  },
  STRIPE_WEBHOOK_SECRET: {
    fits: matches(/^whsec_/),
    expected: 'must be the signing secret of a webhook of Stripe, such as whsec_…',
  },
  IYZICO_API_KEY: { fits: iyzicoKey, expected: 'must be the API key of iyzico' },
  IYZICO_SECRET_KEY: { fits: iyzicoKey, expected: 'must be the secret key of iyzico' },
  IYZICO_BASE_URL: { fits: isWebAddress, expected: 'must be an address such as https://api.iyzipay.com' },
  S3_BUCKET: {
    fits: matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    expected: 'must be the name of a bucket',
  },
  S3_ENDPOINT: { fits: isWebAddress, expected: 'must be an address such as https://s3.example' },
  AWS_REGION: { fits: anything, expected: 'must be the name of a region' },
  BACKUP_TO: {
    fits: (text) => !text.startsWith('s3:') || bucketAddress.test(text),
    expected: 'must be a folder, a bucket such as s3://bucket/folder, or off',
  },
  BACKUP_AT: { fits: matches(/^([01]\d|2[0-3]):[0-5]\d$/), expected: 'must be a time such as 03:15' },
  BACKUP_KEEP_DAYS: { fits: matches(/^[1-9]\d{0,3}$/), expected: 'must be a number of days, at least 1' },
  BACKUP_PASSPHRASE: {
    fits: atLeast(shortestPassphrase),
    expected: `must have at least ${shortestPassphrase} characters`,
  },
  BACKUP_BEFORE_MIGRATION: onOrOff,
  RATE_LIMIT: onOrOff,
  STOP_SECONDS: { fits: matches(/^\d{1,4}$/), expected: 'must be a number of seconds' },
  METRICS_TOKEN: {
    fits: atLeast(shortestPassphrase),
    expected: `must have at least ${shortestPassphrase} characters`,
  },
  LOG_LEVEL: {
    fits: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    expected: 'must be fatal, error, warn, info, debug, trace or silent',
  },
}
