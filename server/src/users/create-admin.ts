import { sql } from 'drizzle-orm'
import { issueResetLink } from '../auth/reset-link.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/users.ts'
import { invitationMail } from '../emails/invitation-mail.ts'
import type { Context } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { record } from '../security-log/record.ts'
import { invitationMinutes, invitedUntil } from './invite-user.ts'

/** The first admin, whom nobody can invite. The link is mailed too; whoever runs the command sees it at once. */
export async function createAdmin(
  db: Db,
  context: Pick<Context, 'now' | 'publicUrl' | 'secrets'>,
  email: string,
): Promise<string> {
  const role = 'admin'
  return db.transaction(async (db) => {
    const [user] = await db
      .insert(users)
      .values({ email, role, username: email.split('@')[0] ?? email })
      .onConflictDoUpdate({ target: users.email, set: { role: sql`excluded.role` } })
      .returning()
    if (!user) throw new Error('an inserted user was not returned')
    const link = await issueResetLink(db, context, { userId: user.id, minutes: invitationMinutes })
    await queueMail(db, email, invitationMail({ ...user, role, link, until: invitedUntil(context.now) }))
    const client = { address: '', userAgent: 'create-admin' }
    await record(db, { now: context.now, client }, { event: 'invitation', userId: user.id, details: role })
    return link
  })
}
