import type { Reply } from '@sohbet/contract/endpoint'
import type {
  exportOutstandingCredits as exportCall,
  getOutstandingCredits,
} from '@sohbet/contract/lessons/lesson-figures'
import { schoolDay, schoolZone } from '@sohbet/domain/calendar'
import {
  outstandingOf,
  sumOfLots,
  type AgeBand,
  type OutstandingCell,
} from '@sohbet/domain/credits/outstanding'
import { lotSources, type LotSource } from '@sohbet/domain/credits/lots'
import type { Language } from '@sohbet/domain/language'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, SignedInContext } from '../context/context.ts'
import { writeTable } from '../csv/write-table.ts'
import { queryRows } from '../db/query-rows.ts'

const row = z.object({
  source: z.enum(lotSources),
  givenOn: z.string(),
  expiresOn: z.string(),
  lots: z.coerce.number(),
  credits: z.coerce.number(),
  extraGroups: z.coerce.number(),
})

async function readCells({ db, now }: Pick<Context, 'db' | 'now'>): Promise<OutstandingCell[]> {
  const lots = await queryRows(
    db,
    row,
    sql`select source, (created_at at time zone ${schoolZone})::date::text as "givenOn",
        expires_on::text as "expiresOn", count(*) as lots, sum(credits) as credits, sum(extra_groups) as "extraGroups"
      from credit_lots where expires_on >= ${schoolDay(now)}::date and (credits > 0 or extra_groups > 0)
      group by 1, 2, 3`,
  )
  return outstandingOf(lots, now)
}

/** What learners can still use. */
export async function readOutstanding(
  ctx: Pick<Context, 'db' | 'now'>,
): Promise<Reply<typeof getOutstandingCredits>> {
  const cells = await readCells(ctx)
  return { total: sumOfLots(cells), cells }
}

type Words = { head: string[]; sources: Record<LotSource, string>; ages: Record<AgeBand, string> }
const words: Record<Language, Words> = {
  en: {
    head: ['Age in days', 'Source', 'Expires in', 'Lots', 'Credits', 'Extra groups'],
    sources: { plan: 'plan', pack: 'pack', admin: 'given by the school', returned: 'returned' },
    ages: { upTo30: '0–30', upTo90: '31–90', upTo180: '91–180', older: '> 180' },
  },
  tr: {
    head: ['Yaş (gün)', 'Kaynak', 'Son kullanma ayı', 'Parti', 'Kredi', 'Ekstra grup'],
    sources: { plan: 'plan', pack: 'paket', admin: 'okulun verdiği', returned: 'iade' },
    ages: { upTo30: '0–30', upTo90: '31–90', upTo180: '91–180', older: '> 180' },
  },
}

export async function exportOutstanding(ctx: SignedInContext): Promise<Reply<typeof exportCall>> {
  const { head, sources, ages } = words[ctx.language]
  const lines = (await readCells(ctx)).map(({ age, source, expiresIn, lots, credits, extraGroups }) => [
    ages[age],
    sources[source],
    expiresIn,
    lots,
    credits,
    extraGroups,
  ])
  return {
    fileName: `credits-outstanding-${schoolDay(ctx.now)}.csv`,
    csv: writeTable(head, lines, ctx.language),
  }
}
