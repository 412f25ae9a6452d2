import { templateTracks, type Opening } from '@sohbet/contract/core/opening'
import { isDefaultAnnouncement } from '@sohbet/domain/site/announcement'
import { bankDetailsOf } from '@sohbet/domain/money/bank'
import { currenciesToTake, startingList, type OpeningFacts } from '@sohbet/domain/opening'
import { isComplete } from '@sohbet/domain/school'
import { eq, inArray, isNotNull } from 'drizzle-orm'
import { providerFor } from '../adapters/payments/providers.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { levelTests } from '../db/tables/catalogue/level-tests.ts'
import { schoolBrand } from '../db/tables/core/school-brand.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { readDepartures } from '../departures/departure.reads.ts'
import { readSchool } from '../settings/cached-school.ts'
import { readIsOpen } from '../settings/cached-opening.ts'
import { readSettings } from '../settings/settings.reads.ts'

type OpeningContext = Pick<Context, 'now' | 'providers' | 'cachedSchool'>

const has = async (count: Promise<number>): Promise<boolean> => (await count) > 0

/** Every step follows from the data; only the arrival of a mail is stored. */
export async function readFacts(db: Db, ctx: OpeningContext): Promise<OpeningFacts> {
  const { now, providers, cachedSchool } = ctx
  const school = await readSchool(db, cachedSchool.initial)
  const departures = await readDepartures(db, now)
  const joinable = departures.map(({ priceMinor, currency }) => ({ isFree: priceMinor === 0, currency }))
  const takesTransfers = bankDetailsOf(school) !== null
  return {
    done: {
      school: isComplete(school),
      brand: await has(db.$count(schoolBrand)),
      courseType: await has(db.$count(courseTypes, eq(courseTypes.isActive, true))),
      coach: await has(db.$count(coaches, eq(coaches.isActive, true))),
      levelTest: await has(db.$count(levelTests, eq(levelTests.isActive, true))),
      payment: currenciesToTake(joinable, school.currency).every(
        (currency) => takesTransfers || providerFor(providers, currency) !== undefined,
      ),
      mail: await has(db.$count(schoolOpening, isNotNull(schoolOpening.mailCheckedAt))),
      course: departures.length > 0,
    },
    courses: joinable,
  }
}

export async function readOpening({ db, ...ctx }: OpeningContext & { db: Db }): Promise<Opening> {
  const facts = await readFacts(db, ctx)
  const { announcement } = await readSettings(db)
  const taken = await db
    .select({ name: courseTypes.name })
    .from(courseTypes)
    .where(inArray(courseTypes.name, [...templateTracks]))
  return {
    isOpen: await readIsOpen(db),
    steps: startingList(facts),
    tracks: templateTracks.filter((track) => taken.every(({ name }) => name !== track)),
    canAddLevelTest: !facts.done.levelTest,
    hasDefaultBar: isDefaultAnnouncement(announcement),
  }
}
