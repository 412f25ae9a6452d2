import type { Db } from '../../db/connect.ts'

/** Reads what one table holds about a person, for the data export. */
export type PersonalDataReader = (db: Db, userId: string) => Promise<unknown>
