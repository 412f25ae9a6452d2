import { schoolZone } from '@sohbet/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'

/** A moment in a raw statement. Without the type PostgreSQL could take the parameter as text. */
export const sqlMoment = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** The school's time zone in a raw statement. A literal, so that equal expressions in `select` and `group by` match. */
export const sqlSchoolZone: SQL = sql.raw(`'${schoolZone}'`)
