import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  getNotificationPreferences,
  setNotificationPreference,
} from '@sohbet/contract/notifications/notifications'
import { choosableKinds, isMailed } from '@sohbet/domain/notification/kinds'
import { eq } from 'drizzle-orm'
import { notificationPreferences } from '../db/tables/messaging/notifications.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'

type Preferences = Reply<typeof getNotificationPreferences>

export async function readPreferences({ db, actor }: SignedInContext): Promise<Preferences> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, actor.userId))
  const chosen = new Map(rows.map((row) => [row.kind, row.isMailed]))
  return choosableKinds(actor.role).map((kind) => ({ kind, isMailed: isMailed(kind, chosen.get(kind)) }))
}

export async function setPreference(
  ctx: SignedInContext,
  body: Parsed<typeof setNotificationPreference>['body'],
): Promise<Preferences> {
  if (!choosableKinds(ctx.actor.role).includes(body.kind)) throw new AppError('INVALID_INPUT')
  await ctx.db
    .insert(notificationPreferences)
    .values({ userId: ctx.actor.userId, ...body })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { isMailed: body.isMailed },
    })
  return readPreferences(ctx)
}
