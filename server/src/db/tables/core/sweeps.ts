import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** How far a recurring job has looked, so that its next run is short. */
export const sweeps = pgTable('sweeps', {
  name: text({ enum: ['reminders', 'ended-sessions'] }).primaryKey(),
  /** Null: look at everything again. */
  sweptTo: moment('swept_to'),
})
