import pg from 'pg'
import { z } from 'zod'
import type { Finding } from '../adapters/finding.ts'
import { iyzicoPayments } from '../adapters/payments/iyzico.ts'
import { stripePayments } from '../adapters/payments/stripe.ts'
import { ConfigError, loadConfig } from '../config.ts'
import { CannotStart } from '../db/embedded/cannot-start.ts'
import { connectionProblem } from '../db/server/connection-problem.ts'
import { reachServer } from '../db/server/reach-server.ts'
import { refuseOldServer } from '../db/server/refuse-old-server.ts'
import { sendTestMail } from '../adapters/mail/send-test-mail.ts'
import { own, type Answers, type StepName } from './questions.ts'

/** Returns what was seen, as a line; undefined when there is nothing to check. Throws what is wrong as one sentence. */
type Check = (answers: Answers) => Promise<string | undefined>

export const checks: Partial<Record<StepName, Check>> = {
  database: ({ DATABASE_URL: url }) => (url ? checkDatabase(url) : Promise.resolve(undefined)),

  async mail({ SMTP_URL: url = '', MAIL_FROM: from = '', [own.testMailTo]: to = '' }) {
    return sendTestMail({ url, from }, to)
  },

  async iyzico(answers) {
    const { iyzico } = configOf(answers, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY', 'IYZICO_BASE_URL'])
    if (!iyzico) return undefined
    const clock = () => new Date()
    const alone = <Result>(_key: string, work: () => Promise<Result>) => work()
    const findForm = () => Promise.resolve(undefined)
    return sayFinding('iyzico', await iyzicoPayments({ ...iyzico, clock, alone, findForm }).check?.())
  },

  async stripe(answers) {
    const { stripe } = configOf(answers, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    return stripe && sayFinding('Stripe', await stripePayments(stripe).check?.())
  },
}

/** The configuration of some answers alone. */
const configOf = (answers: Answers, names: readonly string[]) =>
  loadConfig(Object.fromEntries(names.map((name) => [name, answers[name] ?? ''])))

export function sayFinding(provider: string, finding: Finding | undefined): string {
  if (finding?.fault === 'refused')
    throw new ConfigError(`${provider} refuses the keys: copy them again from its panel`)
  if (finding?.fault)
    throw new ConfigError(`${provider} does not reply: this machine needs a connection to the Internet`)
  return `${provider} takes the keys`
}

/** The server takes the user, is new enough, and lets it make tables. */
async function checkDatabase(url: string): Promise<string> {
  await reachServer(url, { log: silent })
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const version = await refuseOldServer(client)
    await client.query('BEGIN')
    await client.query('CREATE TABLE sohbet_setup_check (id int)')
    await client.query('ROLLBACK')
    const seen = `PostgreSQL ${version} takes the user, who may make tables`
    return (await mayMakeDatabases(client))
      ? seen
      : `${seen}, but no databases: for the weekly trial of backups and for a restore run ALTER ROLE ${new URL(url).username} CREATEDB`
  } catch (error) {
    const problem = connectionProblem(error, url)
    throw problem ? new CannotStart(problem.sentence) : error
  } finally {
    await client.end()
  }
}

const roleRows = z.tuple([z.object({ may: z.boolean() })])

/** A restore, also as a trial, fills a database of its own. */
async function mayMakeDatabases(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
  )
  const [{ may }] = roleRows.parse(rows)
  return may
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
