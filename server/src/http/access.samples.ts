import type { Values } from '@sohbet/contract/request'
import type { Db } from '../db/connect.ts'

/** Values that make a call succeed; `owner` is the user whose record is named, `db` is there to make records. */
export type Sample = (world: { db: Db; owner: { id: string; email: string } }) => Promise<Values> | Values

/** One sample for every call of the contract, by its name. The access test fails while one is missing. */
export const samples: Record<string, Sample> = {
  // Public calls may refuse these values; they must not ask who is calling.
  'auth.login': () => ({ body: { email: 'nobody@example.test', password: 'secret' } }),
  'auth.refresh': () => ({ body: { refreshToken: 'none' } }),
  'auth.logout': () => ({}),
  'users.listUsers': () => ({ query: {} }),
  'users.getUser': ({ owner }) => ({ params: { id: owner.id } }),
  'users.getUserByEmail': ({ owner }) => ({ params: { email: owner.email } }),
}
