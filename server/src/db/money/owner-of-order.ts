import { sql } from 'drizzle-orm'

/** The account that made a row `orders`; null once it was erased. */
export const ownerOf = sql<string | null>`coalesce(
  (select seat.user_id from enrollments as seat where seat.id = orders.enrollment_id),
  (select pack.user_id from packs as pack where pack.id = orders.pack_id))`
