import { attachmentTypes } from '@sohbet/contract/messaging/threads'
import { languages } from '@sohbet/domain/language'
import { threadKinds, threadSides } from '@sohbet/domain/message/thread'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf, searchFold } from '../columns.ts'
import { users } from '../people/users.ts'

/**
 * A conversation between two sides. Every writer and reader updates this row and therefore waits for others:
 * messages are numbered without gaps, and unread counts are exact.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    kind: text({ enum: threadKinds }).notNull(),
    subject: text().notNull().default(''),
    /** The learner, or the coach who writes with the school; null after the account was erased. */
    personId: uuid('person_user_id').references(() => users.id, { onDelete: 'set null' }),
    coachId: uuid('coach_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Visitors have no account. */
    visitorName: text('visitor_name'),
    visitorEmail: text('visitor_email'),
    language: text({ enum: languages }),
    /** A creator who wants to become a partner sent the form of the creators page. */
    isApplication: boolean('is_application').notNull().default(false),
    /** The message that this conversation reports to the school. */
    reportedThreadId: uuid('reported_thread_id'),
    reportedSeq: integer('reported_seq'),
    createdAt: moment('created_at').notNull(),
    lastSeq: integer('last_seq').notNull(),
    lastAt: moment('last_at').notNull(),
    /** How far each side has read, and its number of unread messages. */
    personRead: integer('person_read').notNull().default(0),
    personUnread: integer('person_unread').notNull().default(0),
    coachRead: integer('coach_read').notNull().default(0),
    coachUnread: integer('coach_unread').notNull().default(0),
    schoolRead: integer('school_read').notNull().default(0),
    schoolUnread: integer('school_unread').notNull().default(0),
    /** The assigned admin. */
    assigneeId: uuid('assignee_user_id').references(() => users.id, { onDelete: 'set null' }),
    doneAt: moment('done_at'),
  },
  (thread) => [
    uniqueIndex('message_threads_one_pair')
      .on(thread.personId, thread.coachId)
      .where(sql`${thread.kind} = 'course'`),
    uniqueIndex('message_threads_one_report')
      .on(thread.reportedThreadId, thread.reportedSeq, thread.personId)
      .where(sql`${thread.reportedSeq} is not null`),
    index('message_threads_person').on(thread.personId, thread.lastAt),
    index('message_threads_coach').on(thread.coachId, thread.lastAt),
    index('message_threads_assignee').on(thread.assigneeId),
    index('message_threads_visitor').on(thread.visitorEmail),
    // The school's inbox: all, open and unread threads
    index('message_threads_inbox')
      .on(thread.lastAt, thread.id)
      .where(sql`${thread.kind} <> 'course'`),
    index('message_threads_open')
      .on(thread.lastAt, thread.id)
      .where(sql`${thread.kind} <> 'course' and ${thread.doneAt} is null`),
    index('message_threads_school_unread')
      .on(thread.id)
      .where(sql`${thread.schoolUnread} > 0`),
    index('message_threads_person_unread')
      .on(thread.personId)
      .where(sql`${thread.personUnread} > 0`),
    index('message_threads_coach_unread')
      .on(thread.coachId)
      .where(sql`${thread.coachUnread} > 0`),
    index('message_threads_subject_search').using('gin', sql`${searchFold(thread.subject)} gin_trgm_ops`),
    index('message_threads_name_search').using('gin', sql`${searchFold(thread.visitorName)} gin_trgm_ops`),
    index('message_threads_email_search').using('gin', sql`${searchFold(thread.visitorEmail)} gin_trgm_ops`),
    check('message_threads_kind_known', oneOf(thread.kind, threadKinds)),
    check('message_threads_language_known', oneOf(thread.language, languages)),
    check(
      'message_threads_visitor',
      sql`(${thread.kind} = 'contact') = (${thread.visitorEmail} is not null) and num_nulls(${thread.visitorName}, ${thread.visitorEmail}, ${thread.language}) in (0, 3)`,
    ),
    check(
      'message_threads_application_of_visitor',
      sql`not ${thread.isApplication} or ${thread.kind} = 'contact'`,
    ),
    check('message_threads_coach_of_course', sql`${thread.coachId} is null or ${thread.kind} = 'course'`),
    check(
      'message_threads_counts',
      sql`least(${thread.personUnread}, ${thread.coachUnread}, ${thread.schoolUnread}) >= 0 and greatest(${thread.personRead}, ${thread.coachRead}, ${thread.schoolRead}) <= ${thread.lastSeq}`,
    ),
    check(
      'message_threads_report',
      sql`num_nulls(${thread.reportedThreadId}, ${thread.reportedSeq}) in (0, 2)`,
    ),
  ],
)

export const messages = pgTable(
  'messages',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    /** Position in the thread, from 1. */
    seq: integer().notNull(),
    side: text({ enum: threadSides }).notNull(),
    /** Null for visitors, and after the account was erased. */
    authorId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The id chosen by the writer's browser: sent twice, it is stored once. */
    clientId: uuid('client_id'),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The author erased the account, and the text with it. */
    removedAt: moment('removed_at'),
  },
  (message) => [
    primaryKey({ columns: [message.threadId, message.seq] }),
    uniqueIndex('messages_sent_once').on(message.authorId, message.clientId),
    index('messages_text_search').using('gin', sql`${searchFold(message.text)} gin_trgm_ops`),
    check('messages_side_known', oneOf(message.side, threadSides)),
    check('messages_removed_is_empty', sql`${message.removedAt} is null or ${message.text} = ''`),
  ],
)

/** Files of messages; without a message until one is sent, and deleted at night if none is. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** The uploader; erased with the account. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id'),
    seq: integer(),
    place: smallint().notNull().default(0),
    name: text().notNull(),
    type: text({ enum: attachmentTypes }).notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** Length of a voice message. */
    seconds: doublePrecision(),
    createdAt: moment('created_at').notNull(),
  },
  (attachment) => [
    foreignKey({
      name: 'message_attachments_message',
      columns: [attachment.threadId, attachment.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete('cascade'),
    index('message_attachments_of').on(attachment.threadId, attachment.seq),
    index('message_attachments_user').on(attachment.userId),
    index('message_attachments_waiting')
      .on(attachment.createdAt)
      .where(sql`${attachment.threadId} is null`),
    check('message_attachments_type_known', oneOf(attachment.type, attachmentTypes)),
    check(
      'message_attachments_voice_has_length',
      sql`(${attachment.type} like 'audio/%') = (${attachment.seconds} is not null) and ${attachment.seconds} > 0`,
    ),
    check('message_attachments_sent', sql`num_nulls(${attachment.threadId}, ${attachment.seq}) in (0, 2)`),
  ],
)

/** Saved replies: those of the school, which all admins share, and the own ones of each coach. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** Null: the school's. */
    coachId: uuid('coach_user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (reply) => [index('saved_replies_coach').on(reply.coachId)],
)
