import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { networkOf, withinHourlyLimit } from '../http/hourly-limit.ts'

/** Mails of one kind per network and hour: a class in a school or a carrier's customers share a network. */
export const mailsPerNetwork = 120

type CountedMail = { kind: 'register' | 'resend' | 'reset'; email: string; limit: number }

/**
 * Counts a mail by its recipient and by the requesting network, whether or not the address is known, so that the
 * limit reveals nothing. In a transaction that locks the account, call it before the lock: the fixed order
 * prevents deadlocks.
 */
export async function isMailAllowed(
  db: Db,
  { secrets, client, now }: Context,
  { kind, email, limit }: CountedMail,
): Promise<boolean> {
  const network = networkOf(client.address)
  const isAddressFree = await withinHourlyLimit(db, { key: `${kind} ${secrets.digest(email)}`, limit, now })
  if (!isAddressFree) return false
  return withinHourlyLimit(db, {
    key: `${kind} from ${secrets.digest(network)}`,
    limit: mailsPerNetwork,
    now,
  })
}

/** Throws instead of returning false. */
export async function countMail(db: Db, ctx: Context, mail: CountedMail): Promise<void> {
  if (!(await isMailAllowed(db, ctx, mail))) throw new AppError('HOURLY_LIMIT')
}
