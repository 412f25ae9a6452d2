import { sql, type Placeholder, type SQL } from 'drizzle-orm'

type Value = string | boolean | Placeholder

/** How many messages wait, as a column of any statement: one's own, or for admins those of the school. */
export const unreadMessages = ({ userId, isSchool }: { userId: Value; isSchool: Value }): SQL => sql`(
  case when ${isSchool}::boolean
    then (select coalesce(sum(school_unread), 0)::int from message_threads where school_unread > 0)
    else (select coalesce(sum(person_unread), 0)::int from message_threads
        where person_user_id = ${userId}::uuid and person_unread > 0)
      + (select coalesce(sum(coach_unread), 0)::int from message_threads
        where coach_user_id = ${userId}::uuid and coach_unread > 0) end)`
