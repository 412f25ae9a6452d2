import {
  incidentAfter,
  mailFault,
  serviceNames,
  type ServiceFault,
  type ServiceName,
} from '@sohbet/domain/system/service-health'
import { eq, notInArray } from 'drizzle-orm'
import { runAll } from '../async/run-all.ts'
import type { Files } from '../adapters/files/files.ts'
import type { Check, Finding } from '../adapters/finding.ts'
import type { MailPort } from '../adapters/mail/mail.ts'
import type { PaymentProviders } from '../adapters/payments/providers.ts'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { serviceChecks } from '../db/tables/core/service-checks.ts'
import { users } from '../db/tables/people/users.ts'
import { notify } from '../notifications/notify.ts'
import { readMailFlow } from './services.reads.ts'

type CheckContext = {
  db: Db
  log: Log
  now: Date
  mail: MailPort
  files: Files
  providers: PaymentProviders
}

/** Asks each service whether it works, stores the answer, and notifies the admins of a longer trouble and its end. */
export async function checkServices(ctx: CheckContext): Promise<void> {
  const { db, mail, files, providers } = ctx
  const checks: [ServiceName, Check | undefined][] = [
    ['files', files.check],
    ...serviceNames.map((name): [ServiceName, Check | undefined] => [
      name,
      providers.find((one) => one.name === name)?.check,
    ]),
  ]
  const present = checks.flatMap(([name, check]) => (check ? [{ name, check }] : []))
  await runAll([
    async () => storeResult(ctx, 'mail', await findMailFault(ctx, mail)),
    ...present.map(
      ({ name, check }) =>
        async () =>
          storeResult(ctx, name, logged(ctx, name, await check())),
    ),
    async () => {
      const names = ['mail' as const, ...present.map(({ name }) => name)]
      await db.delete(serviceChecks).where(notInArray(serviceChecks.name, names))
    },
  ])
}

async function findMailFault(ctx: CheckContext, mail: MailPort): Promise<ServiceFault | null> {
  const checked = mail.check ? logged(ctx, 'mail', await mail.check()) : null
  return mailFault({ checked, ...(await readMailFlow(ctx.db)), now: ctx.now })
}

function logged({ log }: CheckContext, service: ServiceName, finding: Finding): ServiceFault | null {
  if (finding.fault)
    log.warn({ err: finding.cause, service, fault: finding.fault }, 'A service does not work')
  return finding.fault
}

async function storeResult({ db: outer, now }: CheckContext, name: ServiceName, fault: ServiceFault | null) {
  await outer.transaction(async (db) => {
    await db.insert(serviceChecks).values({ name, checkedAt: now }).onConflictDoNothing()
    const [before] = await db.select().from(serviceChecks).where(eq(serviceChecks.name, name)).for('update')
    if (!before) return
    const { notice, ...incident } = incidentAfter(before, { fault, now })
    await db
      .update(serviceChecks)
      .set({ checkedAt: now, fault, ...incident })
      .where(eq(serviceChecks.name, name))
    const since = incident.failingSince ?? before.failingSince
    if (!notice || !since) return
    const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
    await notify(db, now, {
      userIds: admins.map(({ id }) => id),
      notice: { kind: 'service_trouble', service: name, fault, since: since.toISOString() },
      about: `${name} ${since.toISOString()} ${notice}`,
      // A mail about broken mail would arrive when all is well
      mayMail: name !== 'mail' || notice === 'over',
    })
  })
}
