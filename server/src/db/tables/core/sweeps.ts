import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** How far a job that looks for what is due has looked, so that the next look is short. */
export const sweeps = pgTable('sweeps', {
  name: text({ enum: ['reminders'] }).primaryKey(),
  /** Null where it has to look at everything again. */
  sweptTo: moment('swept_to'),
})
