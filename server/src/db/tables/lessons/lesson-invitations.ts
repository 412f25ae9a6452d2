import { invitationStatuses } from '@sohbet/domain/lesson/together'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { lessons } from './lessons.ts'

/**
 * Invitations to the empty seat of a duo. One to an unknown address is stored too, so that the booker sees the same;
 * it is never sent. A job deletes them after the lesson.
 */
export const lessonInvitations = pgTable(
  'lesson_invitations',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    fromUserId: uuid('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for an unknown address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As the booker wrote it; null when the person was chosen by name. */
    email: text(),
    status: text({ enum: invitationStatuses }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (invitation) => [
    uniqueIndex('lesson_invitations_one_open')
      .on(invitation.lessonId)
      .where(sql`${invitation.status} = 'open'`),
    index('lesson_invitations_user').on(invitation.userId),
    index('lesson_invitations_from').on(invitation.fromUserId),
    check('lesson_invitations_status_known', oneOf(invitation.status, invitationStatuses)),
    check('lesson_invitations_to', sql`num_nulls(${invitation.userId}, ${invitation.email}) < 2`),
    check(
      'lesson_invitations_answered',
      sql`(${invitation.status} = 'open') = (${invitation.answeredAt} is null)`,
    ),
  ],
)
