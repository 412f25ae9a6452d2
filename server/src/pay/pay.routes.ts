import * as contract from '@sohbet/contract/lessons/pay'
import type { Statement } from '@sohbet/contract/lessons/pay'
import { schoolTime } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import type { Month } from '@sohbet/domain/month'
import { eq } from 'drizzle-orm'
import type { Bind, SignedInContext } from '../context/context.ts'
import { writeTable } from '../csv/write-table.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import { readLetterhead } from '../settings/brand/brand-files.ts'
import { closeMonth } from './close-month.ts'
import { describeLine, drawStatement } from './draw-statement.ts'
import { statementFile, words } from './statement-words.ts'
import { readStatement, readStatements } from './statements.reads.ts'

type Asked = { coachId: string; month: Month }

/** A coach reads the own statements only. */
async function requireStatement(ctx: SignedInContext, asked: Asked): Promise<Statement> {
  const [coach] = await ctx.db
    .select({ userId: coaches.userId })
    .from(coaches)
    .where(eq(coaches.id, asked.coachId))
  refuseUnlessOwn(ctx.actor, coach?.userId ?? '', contract.getStatement.access)
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  return readStatement(ctx.db, asked)
}

async function readOwn(ctx: SignedInContext, month: Month): Promise<Statement> {
  const [coach] = await ctx.db
    .select({ id: coaches.id })
    .from(coaches)
    .where(eq(coaches.userId, ctx.actor.userId))
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  return readStatement(ctx.db, { coachId: coach.id, month })
}

function toCsv(statement: Statement, language: Language) {
  const { columns } = words[language]
  const rows = statement.lines.map((line) => {
    const { what, why } = describeLine(line, language)
    const date = schoolTime(new Date(line.startsAt))
    return [date, what, why, line.correctsMonth ?? '', line.amount, line.currency]
  })
  const head = [columns.date, columns.what, columns.why, columns.corrects, columns.amount, columns.currency]
  return {
    fileName: statementFile(statement, { language, ending: 'csv' }),
    csv: writeTable(head, rows, language),
  }
}

async function toPdf(ctx: SignedInContext, statement: Statement): Promise<File> {
  const { language, now } = ctx
  const head = await readLetterhead(ctx.files, ctx.cachedBrand.current())
  const paper = await drawStatement(statement, { language, head, now })
  const name = statementFile(statement, { language, ending: 'pdf' })
  return new File([new Uint8Array(paper)], name, { type: 'application/pdf' })
}

export function payRoutes(bind: Bind) {
  bind(contract.listStatements, ({ db, now }, { query }) => readStatements(db, { ...query, now }))
  bind(contract.closeMonth, (ctx, { params }) => closeMonth(ctx, params.month))
  bind(contract.getOwnStatement, (ctx, { query }) => readOwn(ctx, query.month))
  bind(contract.getStatement, (ctx, { params, query }) => requireStatement(ctx, { ...params, ...query }))
  bind(contract.exportStatement, async (ctx, { params, query }) =>
    toCsv(await requireStatement(ctx, { ...params, ...query }), ctx.language),
  )
  bind(contract.printStatement, async (ctx, { params, query }) =>
    toPdf(ctx, await requireStatement(ctx, { ...params, ...query })),
  )
}
