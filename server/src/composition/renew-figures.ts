import { isKeptReady } from '@sohbet/domain/figures/keeping'
import { adminDashboard } from '../dashboards/admin-dashboard.reads.ts'
import type { Db } from '../db/connect.ts'
import { keptFigures } from '../db/tables/core/kept-figures.ts'
import { runAll } from '../async/run-all.ts'
import { levelTestHealth } from '../level-tests/health.reads.ts'
import { distribution, statistics } from '../statistics/statistics.reads.ts'

const kinds = [adminDashboard, statistics, distribution, levelTestHealth]

/** Counts anew what takes long and is looked at, so that who comes next finds it. */
export async function renewFigures({ db, now }: { db: Db; now: Date }): Promise<void> {
  const rows = await db
    .select({
      name: keptFigures.name,
      range: keptFigures.range,
      took: keptFigures.took,
      askedAt: keptFigures.askedAt,
    })
    .from(keptFigures)
  const ready = rows.filter(({ took, askedAt }) =>
    isKeptReady({ tookMs: took, unaskedMs: now.getTime() - askedAt.getTime() }),
  )
  await runAll(
    ready.map(({ name, range }) => async () => {
      await kinds.find((kind) => kind.name === name)?.renew(db, { range, now })
    }),
  )
}
