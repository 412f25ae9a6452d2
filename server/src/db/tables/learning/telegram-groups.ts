import { maxGroupMembers } from '@sohbet/domain/telegram-group/distribution'
import { minGroupName } from '@sohbet/domain/telegram-group/policy'
import { groupInformants } from '@sohbet/domain/telegram-group/presence'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { courses } from '../catalogue/courses.ts'
import { users } from '../people/users.ts'

/** The messaging-app groups of a course. */
export const telegramGroups = pgTable(
  'telegram_groups',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Position from 1; unique, so of two admins who create groups at once one fails. */
    position: smallint().notNull(),
    name: text().notNull(),
    inviteLink: text('invite_link'),
    createdAt: moment('created_at').notNull(),
  },
  (group) => [
    unique('telegram_groups_order').on(group.courseId, group.position),
    unique('telegram_groups_name').on(group.courseId, group.name),
    // Referenced by the members, so that no learner is in a group of another course
    unique('telegram_groups_of_course').on(group.id, group.courseId),
    check('telegram_groups_name_length', sql`length(${group.name}) >= ${sql.raw(String(minGroupName))}`),
    check('telegram_groups_link_https', sql`${group.inviteLink} ~* '^https://'`),
  ],
)

/** Group members: one group per course, while the enrolment is active. */
export const telegramGroupMembers = pgTable(
  'telegram_group_members',
  {
    courseId: uuid('course_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').notNull(),
    /** A group has a fixed number of unique places, so the database prevents an overfull group. */
    place: smallint().notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** When the learner first opened the invite link, also after a denial; the app itself tells us nothing. */
    openedAt: moment('opened_at'),
    /** What the learner, a coach or an admin says last; null while nobody has said anything. */
    isInGroup: boolean('is_in_group'),
    saidAt: moment('said_at'),
    saidBy: text('said_by', { enum: groupInformants }),
  },
  (member) => [
    primaryKey({ columns: [member.courseId, member.userId] }),
    foreignKey({
      name: 'telegram_group_members_group_of_course',
      columns: [member.groupId, member.courseId],
      foreignColumns: [telegramGroups.id, telegramGroups.courseId],
    }).onDelete('cascade'),
    unique('telegram_group_members_place').on(member.groupId, member.place),
    index('telegram_group_members_user').on(member.userId),
    check(
      'telegram_group_members_places',
      sql`${member.place} between 1 and ${sql.raw(String(maxGroupMembers))}`,
    ),
    check(
      'telegram_group_members_said',
      sql`(${member.isInGroup} is null) = (${member.saidAt} is null) and (${member.saidAt} is null) = (${member.saidBy} is null)`,
    ),
    check('telegram_group_members_said_by', sql`${member.saidBy} in ('learner', 'staff')`),
  ],
)
