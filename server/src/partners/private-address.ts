import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../context/context.ts'

type Secrets = Pick<Context, 'secrets'>

/** Derived from the id and our key, so that reading the table does not open the page. */
const proofOf = ({ secrets }: Secrets, addressId: string) => secrets.digest(`partner ${addressId}`)

/** The last part of the private address. */
export const addressOf = (ctx: Secrets, { addressId }: { addressId: string }): string =>
  `${addressId}.${proofOf(ctx, addressId)}`

const tokenForm = /^([\da-f-]{36})\.([\w-]{43})$/

/** The id in a genuine address. */
export function addressIdOf(ctx: Secrets, token: string): string | undefined {
  const [, addressId, proof] = tokenForm.exec(token) ?? []
  if (addressId === undefined || proof === undefined) return undefined
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(ctx, addressId))) ? addressId : undefined
}
