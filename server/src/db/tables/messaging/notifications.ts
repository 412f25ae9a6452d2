import { roles } from '@sohbet/domain/account/role'
import { notificationKinds } from '@sohbet/domain/notification/kinds'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { courses } from '../catalogue/courses.ts'
import { telegramGroups } from '../learning/telegram-groups.ts'
import { users } from '../people/users.ts'

const audiences = ['everyone', 'role', 'course', 'group'] as const

/** Announcements of the school to many users, and of coaches to the learners of an own course. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    titleTr: text('title_tr').notNull(),
    titleEn: text('title_en').notNull(),
    textTr: text('text_tr').notNull(),
    textEn: text('text_en').notNull(),
    audience: text({ enum: audiences }).notNull(),
    role: text({ enum: roles }),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').references(() => telegramGroups.id, { onDelete: 'set null' }),
    /** Advertising: only users who agreed to campaign mails get it, with a link to unsubscribe. */
    isCampaign: boolean('is_campaign').notNull().default(false),
    sendAt: moment('send_at').notNull(),
    sentAt: moment('sent_at'),
    /** Number of recipients. */
    readerCount: integer('reader_count').notNull().default(0),
    /** Counts of notifications that were cleaned up. */
    pastReadCount: integer('past_read_count').notNull().default(0),
    pastMailedCount: integer('past_mailed_count').notNull().default(0),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A coach of the course announced it; it is deleted with that account. */
    isOfCoach: boolean('is_of_coach').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (announcement) => [
    index('announcements_send').on(announcement.sendAt, announcement.id),
    index('announcements_waiting')
      .on(announcement.sendAt)
      .where(sql`${announcement.sentAt} is null`),
    index('announcements_by').on(announcement.byUserId),
    index('announcements_course')
      .on(announcement.courseId, announcement.sentAt)
      .where(sql`${announcement.courseId} is not null`),
    check('announcements_audience_known', oneOf(announcement.audience, audiences)),
    check('announcements_role_known', oneOf(announcement.role, roles)),
    check(
      'announcements_role_named',
      sql`(${announcement.audience} = 'role') = (${announcement.role} is not null)`,
    ),
    check(
      'announcements_coach_in_course',
      sql`not ${announcement.isOfCoach} or ${announcement.audience} = 'course'`,
    ),
    check(
      'announcements_course_named',
      sql`(${announcement.audience} in ('course', 'group')) = (${announcement.courseId} is not null)`,
    ),
  ],
)

/** A notification's kind and data; its text is composed when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['enrolled', ...notificationKinds] }).notNull(),
    params: jsonb().notNull(),
    /** What it is about, so that a user gets it once. */
    about: text().notNull(),
    /** What changed; a later change of it replaces this notification while its mail waits. */
    thing: text(),
    /** The state before the change, for merging with a later one. */
    before: jsonb(),
    /** The user whom it names; it goes with that account. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Further users whom it names; `forgetNotices` deletes it with each of these accounts. */
    otherPersonIds: uuid('other_person_ids').array(),
    announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** A mail is still to be sent. */
    isMailDue: boolean('is_mail_due').notNull().default(false),
    /** The mail is not sent before this moment. */
    mailFrom: moment('mail_from').notNull().defaultNow(),
    mailedAt: moment('mailed_at'),
  },
  (notification) => [
    unique('notifications_once').on(notification.userId, notification.about),
    index('notifications_list').on(notification.userId, notification.createdAt, notification.id),
    index('notifications_unread')
      .on(notification.userId)
      .where(sql`${notification.readAt} is null`),
    index('notifications_read')
      .on(notification.readAt)
      .where(sql`${notification.readAt} is not null`),
    index('notifications_created').on(notification.createdAt),
    index('notifications_mail_due')
      .on(notification.mailFrom)
      .where(sql`${notification.isMailDue}`),
    index('notifications_thing')
      .on(notification.userId, notification.thing)
      .where(sql`${notification.thing} is not null`),
    index('notifications_person')
      .on(notification.personId)
      .where(sql`${notification.personId} is not null`),
    index('notifications_other_persons')
      .using('gin', notification.otherPersonIds)
      .where(sql`${notification.otherPersonIds} is not null`),
    index('notifications_announcement')
      .on(notification.announcementId)
      .where(sql`${notification.announcementId} is not null`),
    check('notifications_kind_known', oneOf(notification.kind, notificationKinds)),
    check(
      'notifications_mailed_once',
      sql`not ${notification.isMailDue} or ${notification.mailedAt} is null`,
    ),
  ],
)

/** A user's choice of mails per kind; without a row the kind's default applies. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['enrolled', ...notificationKinds] }).notNull(),
    isMailed: boolean('is_mailed').notNull(),
  },
  (preference) => [
    primaryKey({ columns: [preference.userId, preference.kind] }),
    check('notification_preferences_kind_known', oneOf(preference.kind, notificationKinds)),
  ],
)
