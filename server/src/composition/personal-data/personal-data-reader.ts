import type { Db } from '../../db/connect.ts'

/** Reads what one table holds about a person, for the export of their data. */
export type PersonalDataReader = (db: Db, userId: string) => Promise<unknown>
