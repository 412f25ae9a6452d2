import { sql, type Placeholder, type SQL } from 'drizzle-orm'

type Value = string | boolean | Placeholder

/** The number of unread messages as a column of any statement: the user's own, or for admins the school's. */
export const unreadMessages = ({ userId, isSchool }: { userId: Value; isSchool: Value }): SQL => sql`(
  case when ${isSchool}::boolean
    then (select coalesce(sum(school_unread), 0)::int from message_threads where school_unread > 0)
    else (select coalesce(sum(person_unread), 0)::int from message_threads
        where person_user_id = ${userId}::uuid and person_unread > 0)
      + (select coalesce(sum(coach_unread), 0)::int from message_threads
        where coach_user_id = ${userId}::uuid and coach_unread > 0) end)`
