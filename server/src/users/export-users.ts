import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { exportUsers as contract } from '@sohbet/contract/people/people-import'
import type { UserForAdmin } from '@sohbet/contract/people/users'
import { schoolDay, schoolTime } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import type { SignedInContext } from '../context/context.ts'
import { writeTable } from '../csv/write-table.ts'
import { readUsersAfter } from './user.reads.ts'

const columns = {
  name: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role,
  state: ({ state }) => state,
  language: ({ language }) => language ?? '',
  level: ({ leveltest }) => leveltest?.level ?? '',
  score: ({ leveltest }) => leveltest?.score ?? '',
  plan: ({ plan }) => plan ?? '',
  createdAt: ({ createdAt }) => schoolTime(new Date(createdAt)),
} satisfies Record<string, (user: UserForAdmin) => string | number>

/** The head of the table in the reader's language. The import reads name, e-mail and language. */
const headings: Record<Language, Record<keyof typeof columns, string>> = {
  en: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    state: 'State',
    language: 'Language',
    level: 'Level',
    score: 'Score',
    plan: 'Chosen plan',
    createdAt: 'Registered at',
  },
  tr: {
    name: 'Ad',
    email: 'E-posta',
    role: 'Rol',
    state: 'Durum',
    language: 'Dil',
    level: 'Seviye',
    score: 'Puan',
    plan: 'Seçilen paket',
    createdAt: 'Kayıt zamanı',
  },
}

const atOnce = 1000

/** Newest first. Read in parts, so that no statement holds all accounts. */
export async function exportUsers(
  { db, now, language }: SignedInContext,
  filters: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const lines: (string | number)[][] = []
  for (let after: string | undefined; ;) {
    const part = await readUsersAfter(db, { ...filters, now, after, atOnce })
    lines.push(...part.map((user) => Object.values(columns).map((write) => write(user))))
    after = part.at(-1)?.id
    if (part.length < atOnce) break
  }
  return {
    fileName: `users-${schoolDay(now)}.csv`,
    csv: writeTable(Object.values(headings[language]), lines, language),
  }
}
