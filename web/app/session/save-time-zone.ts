import { updateUser, type User } from '@sohbet/contract/people/users'
import { call } from '../api/call.ts'

/** Mails, calendars and receipts add the time of this zone. The browser used last decides. */
export async function saveTimeZone({ id, timeZone }: User): Promise<void> {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!here || here === timeZone) return
  try {
    await call(updateUser, { params: { id }, body: { timeZone: here } })
  } catch {
    // The next page load tries again
  }
}
