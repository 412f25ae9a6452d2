import { eq } from 'drizzle-orm'
import { deleteRegistrations } from '../auth/registration/registration.repository.ts'
import { issueResetLink } from '../auth/password/reset-link.ts'
import { revokeSessions } from '../auth/session/session.repository.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { invitationMail } from '../emails/account/invitation-mail.ts'
import type { Context } from '../context/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { record } from '../security-log/record.ts'
import { invitationMinutes, invitedUntil } from './invite-user.ts'

const role = 'admin'

/** Creates the first admin; an existing account becomes one and is readmitted. The link is mailed and printed. */
export async function createAdmin(
  db: Db,
  context: Pick<Context, 'now' | 'publicUrl' | 'secrets'>,
  email: string,
): Promise<string> {
  const { now } = context
  return db.transaction(async (db) => {
    await db
      .insert(users)
      .values({ email, username: nameOf(email) })
      .onConflictDoNothing()
    const [user] = await db
      .update(users)
      .set({ role, suspendedAt: null })
      .where(eq(users.email, email))
      .returning()
    if (!user) throw new Error('an inserted user was not returned')
    await deleteRegistrations(db, user.id)
    await revokeSessions(db, { userId: user.id, now })
    const link = await issueResetLink(db, context, {
      userId: user.id,
      purpose: 'invitation',
      minutes: invitationMinutes,
    })
    await queueMail(db, email, invitationMail({ ...user, role, link, until: invitedUntil(now) }))
    const client = { address: '', userAgent: 'create-admin' }
    await record(db, { now, client }, { event: 'role_change', userId: user.id, details: role })
    return link
  })
}

/** Names have at least three letters, addresses need not. */
const nameOf = (email: string): string => {
  const [name = ''] = email.split('@')
  return name.length < 3 ? email : name
}
