import { attachmentTypes } from '@sohbet/contract/messaging/threads'
import { roles } from '@sohbet/domain/account/role'
import { threadKinds, threadSides } from '@sohbet/domain/message/thread'
import { and, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { likePattern } from '../db/search.ts'
import { searchFold } from '../db/tables/columns.ts'
import { sharedTies, tieRows } from './ties.reads.ts'

const pageLength = 30
export const listLength = 25

const moment = z.coerce.date()

/** The account of one side, for the rule about who may write; null without an account. */
export const readerRow = z.object({ role: z.enum(roles), isSuspended: z.boolean() }).nullable()

export const readerOf = (account: SQL) => sql`case when ${account}.id is null then null
  else json_build_object('role', ${account}.role, 'isSuspended', ${account}.suspended_at is not null) end`

/** Thread summary columns shared by all queries. */
const headRow = z.object({
  id: z.string(),
  kind: z.enum(threadKinds),
  subject: z.string(),
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  personRole: z.enum(roles).nullable(),
  personEmail: z.string().nullable(),
  coachId: z.string().nullable(),
  coachName: z.string().nullable(),
  person: readerRow,
  coach: readerRow,
  visitorName: z.string().nullable(),
  visitorEmail: z.string().nullable(),
  assigneeId: z.string().nullable(),
  assigneeName: z.string().nullable(),
  isDone: z.boolean(),
  isReport: z.boolean(),
  isApplication: z.boolean(),
  lastAt: moment,
  unread: z.object({ person: z.number(), coach: z.number(), school: z.number() }),
})
export type HeadRow = z.output<typeof headRow>

const head = sql`thread.id, thread.kind, thread.subject, thread.person_user_id as "personId",
  person.username as "personName", person.role as "personRole", person.email as "personEmail",
  thread.coach_user_id as "coachId", coach.username as "coachName", ${readerOf(sql`person`)} as person,
  ${readerOf(sql`coach`)} as coach, thread.visitor_name as "visitorName",
  thread.visitor_email as "visitorEmail", thread.assignee_user_id as "assigneeId", assignee.username as "assigneeName",
  thread.done_at is not null as "isDone", thread.reported_seq is not null as "isReport", thread.is_application as "isApplication", thread.last_at as "lastAt",
  json_build_object('person', thread.person_unread, 'coach', thread.coach_unread, 'school', thread.school_unread) as unread`

const people = sql`left join users as person on person.id = thread.person_user_id
  left join users as coach on coach.id = thread.coach_user_id
  left join users as assignee on assignee.id = thread.assignee_user_id`

const sidesRow = z.object({ person: readerRow, coach: readerRow })

/** The accounts of both sides of a thread. */
export async function readSides(
  db: Db,
  { personId, coachId }: { personId: string | null; coachId: string | null },
) {
  const [sides] = await queryRows(
    db,
    sidesRow,
    sql`select ${readerOf(sql`person`)} as person, ${readerOf(sql`coach`)} as coach
      from (select) as thread left join users as person on person.id = ${personId}::uuid
      left join users as coach on coach.id = ${coachId}::uuid`,
  )
  if (!sides) throw new Error('the sides of a thread were not returned')
  return sides
}

const messageRow = z.object({
  seq: z.number(),
  side: z.enum(threadSides),
  authorId: z.string().nullable(),
  authorName: z.string().nullable(),
  clientId: z.string().nullable(),
  text: z.string(),
  isRemoved: z.boolean(),
  createdAt: moment,
})
export type MessageRow = z.output<typeof messageRow>

const attachmentRow = z.object({
  id: z.string(),
  seq: z.number().nullable(),
  name: z.string(),
  type: z.enum(attachmentTypes),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  seconds: z.number().nullable(),
})
export type AttachmentRow = z.output<typeof attachmentRow>

/** Messages are numbered without gaps, so a page is a range of numbers. */
const rangeBetween = ({
  before,
  after,
}: {
  before: number
  after: number
}) => sql`lateral (select low, top from
    (select least(thread.last_seq, ${before - 1}::int) as top) as upper,
    lateral (select greatest(upper.top - ${pageLength - 1}::int, ${after + 1}::int) as low) as lower
  ) as range`

const pageMessages = sql`(
  select coalesce(json_agg(json_build_object('seq', message.seq, 'side', message.side, 'authorId', message.by_user_id,
    'authorName', case message.by_user_id when thread.person_user_id then person.username
      when thread.coach_user_id then coach.username
      else (select username from users where users.id = message.by_user_id) end,
    'clientId', message.client_id, 'text', message.text, 'isRemoved', message.removed_at is not null,
    'createdAt', message.created_at) order by message.seq), '[]')
  from messages as message
  where message.thread_id = thread.id and message.seq between range.low and range.top)`

const attachmentsOf = (where: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', file.id, 'seq', file.seq, 'name', file.name, 'type', file.type,
    'size', file.size, 'width', file.width, 'height', file.height, 'seconds', file.seconds) order by file.seq, file.place), '[]')
  from message_attachments as file where ${where})`

const pageAttachments = attachmentsOf(
  sql`file.thread_id = thread.id and file.seq between range.low and range.top`,
)

const reported = sql`(
  select json_build_object('author', author.username, 'createdAt', message.created_at, 'text', message.text,
    'attachments', ${attachmentsOf(sql`file.thread_id = message.thread_id and file.seq = message.seq`)})
  from messages as message left join users as author on author.id = message.by_user_id
  where message.thread_id = thread.reported_thread_id and message.seq = thread.reported_seq)`

const pageRow = headRow.extend({
  low: z.number(),
  lastSeq: z.number(),
  ties: tieRows,
  reported: z
    .object({
      author: z.string().nullable(),
      createdAt: moment,
      text: z.string(),
      attachments: z.array(attachmentRow),
    })
    .nullable(),
  messages: z.array(messageRow),
  attachments: z.array(attachmentRow),
})

type Page = { id: string; before: number; after: number }
type Reader = { userId: string; isSchool: boolean }

/** One page of a thread with its context, if the reader may see the thread. */
export async function findThreadPage(db: Db, { userId, isSchool }: Reader, { id, ...page }: Page) {
  const isReadable = isSchool
    ? sql`thread.kind <> 'course'`
    : sql`${userId} in (thread.person_user_id, thread.coach_user_id)`
  const [found] = await queryRows(
    db,
    pageRow,
    sql`select ${head}, range.low, thread.last_seq as "lastSeq",
        case thread.kind when 'course'
          then ${sharedTies({ learner: sql`thread.person_user_id`, coach: sql`thread.coach_user_id` })} else '[]' end as ties,
        case when thread.reported_seq is null then null else ${reported} end as reported,
        ${pageMessages} as messages, ${pageAttachments} as attachments
      from message_threads as thread ${people}, ${rangeBetween(page)}
      where thread.id = ${id} and ${isReadable}`,
  )
  return found
}

const contains = (text: SQL, searchText: string) => sql`${searchFold(text)} like ${likePattern(searchText)}`

/** Threads of the school that match a search. Each text has its own index, so each is searched separately. */
const matchesOfSchool = (searchText: string) => sql`thread.id in (
  select id from message_threads where ${contains(sql`subject`, searchText)}
  union select id from message_threads where ${contains(sql`visitor_name`, searchText)}
  union select id from message_threads where ${contains(sql`visitor_email`, searchText)}
  union select id from message_threads where person_user_id in (
    select id from users where ${contains(sql`username`, searchText)}
    union select id from users where ${contains(sql`email`, searchText)})
  union select thread_id from messages where ${contains(sql`messages.text`, searchText)})`

/**
 * The same for learners and coaches, who have few threads: searches the subject, the other side's name and the
 * texts.
 */
const matchesOfPerson = (
  userId: string,
  searchText: string,
) => sql`(${contains(sql`thread.subject`, searchText)}
  or ${contains(sql`case when thread.person_user_id = ${userId} then coach.username else person.username end`, searchText)}
  or exists (select from messages where messages.thread_id = thread.id and ${contains(sql`messages.text`, searchText)}))`

const inboxStates = { open: sql`thread.done_at is null`, done: sql`thread.done_at is not null` }
const assignees = {
  me: (userId: string) => sql`thread.assignee_user_id = ${userId}`,
  none: () => sql`thread.assignee_user_id is null`,
}

const threadRow = headRow.extend({
  lastMicroseconds: z.string(),
  lastSide: z.enum(threadSides),
  lastAuthorId: z.string().nullable(),
  lastText: z.string(),
  lastAttachments: z.number(),
  lastIsVoice: z.boolean(),
})

type Listed = {
  searchText: string
  /** Only threads after this one: the list is sorted by the last message, newest first. */
  after: { lastAt: string; lastId: string } | undefined
  /** Filters of the school's inbox. */
  state?: keyof typeof inboxStates | undefined
  assignee?: keyof typeof assignees | undefined
}

export const listThreadRows = (db: Db, reader: Reader, wanted: Listed) =>
  queryRows(db, threadRow, threadRows(reader, wanted))

export const threadRows = (reader: Reader, { after, ...wanted }: Listed): SQL => sql`
      select ${head}, (extract(epoch from thread.last_at) * 1000000)::bigint::text as "lastMicroseconds",
        last.side as "lastSide", last.by_user_id as "lastAuthorId", left(last.text, 160) as "lastText",
        files.count as "lastAttachments", files.voices as "lastIsVoice"
      from message_threads as thread join messages as last on last.thread_id = thread.id and last.seq = thread.last_seq
      ${people}, lateral (
        select count(*)::int, coalesce(bool_and(file.seconds is not null), false) as voices
        from message_attachments as file where file.thread_id = thread.id and file.seq = thread.last_seq
      ) as files
      where ${and(
        ...(reader.isSchool ? inboxConditions(reader, wanted) : ownConditions(reader, wanted)),
        after && sql`(thread.last_at, thread.id) < (${after.lastAt}::timestamptz, ${after.lastId}::uuid)`,
      )}
      order by thread.last_at desc, thread.id desc limit ${listLength + 1}`

const inboxConditions = (
  { userId }: Reader,
  { searchText, state, assignee }: Omit<Listed, 'after'>,
): (SQL | undefined)[] => [
  sql`thread.kind <> 'course'`,
  state && inboxStates[state],
  assignee && assignees[assignee](userId),
  searchText === '' ? undefined : matchesOfSchool(searchText),
]

const ownConditions = (
  { userId }: Reader,
  { searchText }: Pick<Listed, 'searchText'>,
): (SQL | undefined)[] => [
  sql`(thread.person_user_id = ${userId} or thread.coach_user_id = ${userId})`,
  searchText === '' ? undefined : matchesOfPerson(userId, searchText),
]
