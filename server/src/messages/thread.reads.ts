import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listThreads, Message, ThreadPage, threadPage } from '@sohbet/contract/messaging/threads'
import { mayWrite } from '@sohbet/domain/message/may-write'
import { sideOf, type ThreadSide } from '@sohbet/domain/message/thread'
import type { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import type { Context, SignedInContext } from '../context/context.ts'
import type { Actor } from '../http/request-context.ts'
import { toAttachment } from './attachment-files.ts'
import {
  listLength,
  findThreadPage,
  listThreadRows,
  type HeadRow,
  type MessageRow,
} from './thread-rows.reads.ts'
import { coursesOf, viewByTies } from './ties.reads.ts'

type Query = Parsed<typeof listThreads>['query']

const readerOf = ({ userId, role }: Pick<Actor, 'userId' | 'role'>) => ({
  userId,
  isSchool: role === 'admin',
})

export async function readThreads(
  { db, actor }: SignedInContext,
  { searchText, after, state, assignee }: Query,
): Promise<Reply<typeof listThreads>> {
  const rows = await listThreadRows(db, readerOf(actor), {
    searchText,
    after: after === undefined ? undefined : placeOf(after),
    state,
    assignee,
  })
  const shown = rows.slice(0, listLength)
  const last = shown.at(-1)
  return {
    threads: shown.map((row) => ({
      ...toThread(row, requireSide(row, actor)),
      last: {
        side: row.lastSide,
        isOwn: row.lastAuthorId === actor.userId,
        text: row.lastText,
        attachments: row.lastAttachments,
        isVoice: row.lastIsVoice,
      },
    })),
    next: last && rows.length > listLength ? `${last.lastMicroseconds}_${last.id}` : null,
  }
}

function placeOf(cursor: string) {
  const [at = '', lastId = ''] = cursor.split('_')
  // A Date holds milliseconds only, so the microseconds are appended as text
  const milliseconds = new Date(Number(at.slice(0, -3))).toISOString().slice(0, -1)
  return { lastAt: `${milliseconds}${at.slice(-3).padStart(3, '0')}Z`, lastId }
}

function requireSide(row: HeadRow, { userId, role }: Pick<Actor, 'userId' | 'role'>): ThreadSide {
  const side = sideOf(row, { userId, role })
  if (!side) throw new AppError('THREAD_NOT_FOUND')
  return side
}

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

const toThread = (row: HeadRow, side: ThreadSide) => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  with: otherSide(row, side),
  unread: row.unread[side],
  lastAt: row.lastAt.toISOString(),
  inbox: side === 'school' ? { assignee: named(row.assigneeId, row.assigneeName), isDone: row.isDone } : null,
  isReport: row.isReport,
  isApplication: row.isApplication,
})

function otherSide(row: HeadRow, side: ThreadSide): ThreadPage['with'] {
  if (row.kind === 'contact')
    return { userId: null, name: row.visitorName, role: 'visitor', email: row.visitorEmail }
  if (side === 'school') {
    const role = row.personRole === 'coach' ? 'coach' : 'learner'
    return { userId: row.personId, name: row.personName, role, email: row.personEmail }
  }
  if (side === 'coach') return { userId: row.personId, name: row.personName, role: 'learner', email: null }
  return row.kind === 'school'
    ? { userId: null, name: null, role: 'school', email: null }
    : { userId: row.coachId, name: row.coachName, role: 'coach', email: null }
}

const newest = 2_147_483_647

type Asking = { id: string; before?: number | undefined; after?: number | undefined }

export async function readThreadPage(
  ctx: Pick<Context, 'db' | 'links' | 'now'> & { actor: Pick<Actor, 'userId' | 'role'> },
  { id, before = newest, after = 0 }: Asking,
): Promise<z.output<typeof threadPage>> {
  const { db, actor, now } = ctx
  const row = await findThreadPage(db, readerOf(actor), { id, before, after })
  if (!row) throw new AppError('THREAD_NOT_FOUND')
  const side = requireSide(row, actor)
  const verdict = mayWrite({ thread: row, side, ties: row.ties, person: row.person, coach: row.coach }, now)
  return {
    ...toThread(row, side),
    side,
    closed: verdict.allowed ? null : verdict.because,
    courses: coursesOf(row.ties),
    seesLearner: side === 'coach' && viewByTies(actor.role, row.ties, now) !== null,
    reported: row.reported && {
      ...row.reported,
      createdAt: row.reported.createdAt.toISOString(),
      attachments: row.reported.attachments.map((file) => toAttachment(ctx, file)),
    },
    messages: row.messages.map((message) => ({
      ...toMessage(message, actor.userId),
      attachments: row.attachments
        .filter(({ seq }) => seq === message.seq)
        .map((file) => toAttachment(ctx, file)),
    })),
    hasOlder: row.low > 1,
  }
}

const toMessage = (row: MessageRow, readerId: string): Omit<Message, 'attachments'> => {
  const isOwn = row.authorId === readerId
  return {
    seq: row.seq,
    side: row.side,
    author: named(row.authorId, row.authorName),
    isOwn,
    text: row.text,
    isRemoved: row.isRemoved,
    createdAt: row.createdAt.toISOString(),
    clientId: isOwn ? row.clientId : null,
  }
}

/** One message as its writer sees it. */
export async function readMessage(
  ctx: Parameters<typeof readThreadPage>[0],
  { threadId, seq }: { threadId: string; seq: number },
): Promise<Message> {
  const { messages } = await readThreadPage(ctx, { id: threadId, before: seq + 1, after: seq - 1 })
  const [message] = messages
  if (!message) throw new AppError('MESSAGE_NOT_FOUND')
  return message
}
