import type {
  CoachDraft,
  CoachProfile,
  OwnProfile,
  WaitingDraft,
} from '@sohbet/contract/people/coach-profile'
import { slugOf } from '@sohbet/domain/slug'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coachDrafts } from '../db/tables/people/coach-drafts.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

type CoachRow = typeof coaches.$inferSelect
type DraftRow = typeof coachDrafts.$inferSelect

/** The fields that a coach changes, in the columns of a draft. */
export const columnsOf = ({
  personalSummary,
  summaryEn,
  origin,
  speaks,
  hello,
  helloSeconds,
  ...row
}: CoachRow) => ({
  personalSummary,
  summaryEn,
  origin,
  speaks,
  photo: row.profilePhoto,
  hello,
  helloSeconds,
})
export type ProfileColumns = ReturnType<typeof columnsOf>

const toProfile = ({ hello, helloSeconds, ...texts }: ProfileColumns): CoachProfile => ({
  ...texts,
  hello: hello === null || helloSeconds === null ? null : { url: hello, seconds: helloSeconds },
})

function toDraft({ coachId: _coachId, changedAt, returnedNote, revision, ...columns }: DraftRow): CoachDraft {
  return { ...toProfile(columns), changedAt: changedAt.toISOString(), returnedNote, revision }
}

const profileRows = (db: Db) =>
  db
    .select({ name: users.username, coach: coaches, draft: coachDrafts })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .leftJoin(coachDrafts, eq(coachDrafts.coachId, coaches.id))
    .$dynamic()

export async function readOwnProfile(db: Db, userId: string): Promise<OwnProfile> {
  const [row] = await profileRows(db).where(eq(coaches.userId, userId))
  if (!row) throw new AppError('COACH_NOT_FOUND')
  const { name, coach, draft } = row
  return {
    name,
    slug: slugOf({ id: coach.id, name }),
    isPublic: coach.isPublic && coach.isActive,
    published: toProfile(columnsOf(coach)),
    draft: draft && toDraft(draft),
  }
}

export async function readWaitingDrafts(db: Db): Promise<WaitingDraft[]> {
  const rows = await profileRows(db)
    .where(isNull(coachDrafts.returnedNote))
    .orderBy(asc(coachDrafts.changedAt))
  return rows.flatMap(({ name, coach, draft }) =>
    draft ? [{ coachId: coach.id, name, published: toProfile(columnsOf(coach)), draft: toDraft(draft) }] : [],
  )
}
