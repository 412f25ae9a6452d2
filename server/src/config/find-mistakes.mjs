import { variables } from './variables.mjs'

/** Every mistake of the settings, a line each. An empty variable counts as not set. */
export function findMistakes(given) {
  const env = withoutEmpty(given)
  const misshapen = Object.entries(variables)
    .filter(([name, { fits }]) => env[name] !== undefined && !fits(env[name]))
    .map(([name, { expected }]) => `  ${name}: ${expected}`)
  return [
    ...new Set([
      ...misshapen,
      ...unsafeInProduction(env),
      ...halfOfMail(env),
      ...halfOfKeys(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
      ...halfOfKeys(env, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY']),
      ...mixedIyzico(env),
    ]),
  ]
}

/** All mistakes in one message, or undefined. */
export function findComplaint(env) {
  const mistakes = findMistakes(env)
  return mistakes.length > 0 ? `The configuration is not valid:\n${mistakes.join('\n')}` : undefined
}

export const withoutEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value))

/** With one of the two variables missing, mail would silently go to the local mailbox. */
function halfOfMail(env) {
  const [missing, ...other] = ['SMTP_URL', 'MAIL_FROM'].filter((name) => env[name] === undefined)
  if (env.NODE_ENV === 'production' || !missing || other.length > 0) return []
  return [`  ${missing}: must be set as well, mail needs both SMTP_URL and MAIL_FROM`]
}

/** With one of the two variables missing, payments would be taken and never confirmed. */
function halfOfKeys(env, names) {
  const [missing, ...other] = names.filter((name) => env[name] === undefined)
  if (!missing || other.length > 0) return []
  return [`  ${missing}: must be set as well, payments need both`]
}

/** Keys of the sandbox start with its name, and work there only. */
export const isOfSandbox = (text = '') => text.startsWith('sandbox-')

/** An address alone would be ignored, and one key of the sandbox with one of the real account is refused by iyzico. */
function mixedIyzico({ IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_BASE_URL: baseUrl }) {
  if (!apiKey && !secretKey && baseUrl)
    return ['  IYZICO_API_KEY: must be set as well, IYZICO_BASE_URL alone has no effect']
  if (apiKey && secretKey && isOfSandbox(apiKey) !== isOfSandbox(secretKey))
    return ['  IYZICO_SECRET_KEY: must be of the same account as IYZICO_API_KEY']
  return []
}

/** An http URL is allowed on the own machine only. An invalid URL is reported elsewhere. */
function isOpenToRead(address = '') {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && hostname !== 'localhost'
}

function unsafeInProduction(env) {
  if (env.NODE_ENV !== 'production') return []
  const missing = ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].filter(
    (name) => env[name] === undefined,
  )
  return [
    ...missing.map((name) => `  ${name}: must be set in production`),
    ...(env.RATE_LIMIT === 'off' ? ['  RATE_LIMIT: cannot be off in production'] : []),
    ...['PUBLIC_URL', 'IYZICO_BASE_URL']
      .filter((name) => isOpenToRead(env[name]))
      .map((name) => `  ${name}: must begin with https:// in production`),
  ]
}
