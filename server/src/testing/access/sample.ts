import type { Values } from '@sohbet/contract/request'
import type { Db } from '../../db/connect.ts'

export type World = { db: Db; owner: { id: string; email: string } }

/** Returns values that make a call succeed. `owner` is the user whose record is named; `db` creates records. */
export type Sample = (world: World) => Promise<Values> | Values
