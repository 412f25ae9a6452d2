import type { ChangeArea, ChangeKind, FieldChange } from '@sohbet/domain/change'
import type { Db } from '../db/connect.ts'
import { changeLog } from '../db/tables/core/change-log.ts'
import type { SignedInContext } from '../context/context.ts'

type Done = { area: ChangeArea; kind: ChangeKind; subject?: string; fields?: readonly FieldChange[] }

/** Call it inside the transaction of the change. Unchanged values are not recorded. */
export async function recordChanges(
  db: Db,
  { now, actor }: Pick<SignedInContext, 'now' | 'actor'>,
  { area, kind, subject = '', fields }: Done,
): Promise<void> {
  const row = { createdAt: now, byUserId: actor.userId, area, kind, subject }
  const rows = fields ? fields.map((field) => ({ ...row, ...field })) : [row]
  if (rows.length > 0) await db.insert(changeLog).values(rows)
}
