import type {
  AwayChoiceOfRow,
  AwayConfirmed,
  beAway as beAwayCall,
} from '@sohbet/contract/lessons/coach-away'
import type { Parsed } from '@sohbet/contract/endpoint'
import { errors } from '@sohbet/contract/errors'
import { mayBeAway, type AwayChoice } from '@sohbet/domain/away/away'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { coachAways, type AwayResult } from '../db/tables/lessons/aways.ts'
import { AppError } from '../errors/app-error.ts'
import { requireAwayCoach } from './acting-coach.ts'
import { applyChoice } from './apply-choice.ts'
import { lockConcerned } from './lock-concerned.ts'
import { notifyOfAway } from './notify-of-away.ts'
import type { ConcernedRow } from './plan/concerned-row.ts'
import { readConcerned } from './plan/plan.reads.ts'

type Body = Parsed<typeof beAwayCall>['body']

/**
 * Stores when a coach is away and applies the choices, all in one transaction. A row that changed meanwhile, or that its
 * rule refuses, stays as it is and is reported; the others apply. A repeated key gets the first reply.
 */
export const beAway = (
  ctx: SignedInContext,
  { coachId: wanted, key, from: startsAt, until: endsAt, reason, rows: choices }: Body,
): Promise<AwayConfirmed> =>
  ctx.db.transaction(async (db) => {
    const { now, actor } = ctx
    const coach = await requireAwayCoach({ ...ctx, db }, wanted)
    const { id: coachId } = coach
    const verdict = mayBeAway({ startsAt, endsAt }, now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const isBySchool = actor.role === 'admin'
    // A second confirmation waits here for the first one
    const [away] = await db
      .insert(coachAways)
      .values({ coachId, key, startsAt, endsAt, isBySchool, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: coachAways.id })
    if (!away) return readConfirmed(ctx, db, { coachId, key })
    const asked = { coachId, startsAt, endsAt, now }
    const seen = await readConcerned(db, asked)
    await lockConcerned(db, toLock(seen, { coachId, choices }))
    const rows = await readConcerned(db, asked)
    const results = await applyAll(ctx, db, {
      rows,
      lockedIds: new Set(seen.map(({ id }) => id)),
      choices,
      reason,
    })
    await db.update(coachAways).set({ results }).where(eq(coachAways.id, away.id))
    await notifyOfAway(ctx, db, { coach, away: asked, rows, choices, results, reason })
    return toReply(ctx, { id: away.id, results })
  })

function toLock(
  rows: readonly ConcernedRow[],
  { coachId, choices }: { coachId: string; choices: readonly AwayChoiceOfRow[] },
) {
  return {
    coachId,
    courseIds: [...new Set(rows.flatMap(({ courseId }) => courseId ?? []))],
    lessonIds: rows.filter(({ lesson }) => lesson !== null).map(({ id }) => id),
    askedIds: choices.flatMap(({ coachId: askedId }) => askedId ?? []),
  }
}

/** What is cancelled frees the time for what is moved. */
const order: readonly AwayChoice[] = ['cancel', 'move', 'ask', 'leave']

type Applied = {
  rows: readonly ConcernedRow[]
  lockedIds: ReadonlySet<string>
  choices: readonly AwayChoiceOfRow[]
  reason: string
}

async function applyAll(
  ctx: SignedInContext,
  db: Db,
  { rows, lockedIds, choices, reason }: Applied,
): Promise<AwayResult[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const chosenOf = new Map(choices.map((chosen) => [chosen.id, chosen]))
  const results: AwayResult[] = []
  for (const chosen of [...chosenOf.values()].toSorted(
    (one, other) => order.indexOf(one.choice) - order.indexOf(other.choice),
  )) {
    const { id, version } = chosen
    const row = rowOf.get(id)
    if (row?.version === version && lockedIds.has(id))
      results.push(await applyChoice(ctx, db, { row, chosen, reason }))
    else results.push({ id, outcome: 'changed', code: 'STATE_CHANGED', about: '' })
  }
  const fresh = rows.filter(({ id, role }) => !chosenOf.has(id) && role !== 'second')
  return [...results, ...fresh.map(({ id }) => ({ id, outcome: 'new', code: null, about: '' }) as const)]
}

async function readConfirmed(
  ctx: SignedInContext,
  db: Db,
  { coachId, key }: { coachId: string; key: string },
): Promise<AwayConfirmed> {
  const [away] = await db
    .select({ id: coachAways.id, results: coachAways.results })
    .from(coachAways)
    .where(and(eq(coachAways.coachId, coachId), eq(coachAways.key, key)))
  if (!away) throw new AppError('STATE_CHANGED')
  return toReply(ctx, away)
}

const isCode = (code: string): code is keyof typeof errors => Object.hasOwn(errors, code)

const toReply = (
  { language }: SignedInContext,
  { id, results }: { id: string; results: readonly AwayResult[] },
): AwayConfirmed => ({
  id,
  results: results.map(({ code, about, ...result }) => ({
    id: result.id,
    outcome: result.outcome,
    message: code !== null && isCode(code) ? errors[code][language].replace('{about}', () => about) : null,
  })),
})
