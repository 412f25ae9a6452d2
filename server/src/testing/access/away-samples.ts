import { randomUUID } from 'node:crypto'
import { coachAways } from '../../db/tables/lessons/aways.ts'
import { users } from '../../db/tables/people/users.ts'
import { eq } from 'drizzle-orm'
import { aCoach } from '../rows/catalogue.ts'
import { isCoach } from './coach-samples.ts'
import type { Sample, World } from './sample.ts'

const [from, until] = ['2026-03-02T18:00:00Z', '2026-03-09T06:00:00Z']

/** The owner, when the owner is a coach, who needs no id; another coach for admins. */
async function whose(world: World): Promise<{ coachId?: string }> {
  const isOwn = await isCoach(world)
  const { id } = await aCoach(world.db, isOwn ? { userId: world.owner.id } : {})
  return isOwn ? {} : { coachId: id }
}

export const awaySamples: Record<string, Sample> = {
  'coachAway.listAways': async (world) => ({ query: await whose(world) }),
  'coachAway.planAway': async (world) => ({ query: { ...(await whose(world)), from, until } }),
  'coachAway.beAway': async (world) => ({
    body: { ...(await whose(world)), key: randomUUID(), from, until, rows: [] },
  }),
  'coachAway.endAway': async (world) => {
    const { db, owner } = world
    if ((await db.$count(users, eq(users.id, owner.id))) === 0) return { params: { id: randomUUID() } }
    const { id: coachId } = await aCoach(db, (await isCoach(world)) ? { userId: owner.id } : {})
    const [away] = await db
      .insert(coachAways)
      .values({
        coachId,
        key: randomUUID(),
        startsAt: new Date(from),
        endsAt: new Date(until),
        isBySchool: false,
        createdAt: new Date(from),
      })
      .returning()
    return { params: { id: away?.id ?? '' } }
  },
}
