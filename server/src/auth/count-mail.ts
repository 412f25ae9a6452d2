import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { networkOf, withinHourlyLimit } from '../http/hourly-limit.ts'

/** Mails of one kind that a network may cause in an hour: a class in its school or a carrier's customers share one. */
export const mailsPerNetwork = 120

type Asked = { kind: 'register' | 'resend' | 'reset'; email: string; limit: number }

/**
 * Counts a mail by the address it would go to and by the network it is asked from, whether that address is known or
 * not, so that no limit tells anything. In a transaction that locks the account, call it before: always in this order,
 * two at once cannot wait for each other.
 */
export async function isMailAllowed(
  db: Db,
  { secrets, client, now }: Context,
  { kind, email, limit }: Asked,
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

/** The same, as a refusal. */
export async function countMail(db: Db, ctx: Context, asked: Asked): Promise<void> {
  if (!(await isMailAllowed(db, ctx, asked))) throw new AppError('HOURLY_LIMIT')
}
