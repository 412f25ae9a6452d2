import { inBothLanguages } from '@sohbet/contract/fields'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const most = 10

/** The newest announcements to the learners of the row `course`, by its coaches and by the school. */
export const courseAnnouncements = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'title', json_build_object('tr', title_tr, 'en', title_en),
    'text', json_build_object('tr', text_tr, 'en', text_en), 'sentAt', sent_at, 'coach', coach) order by sent_at desc), '[]')
  from (select news.*, author.username as coach from announcements as news
    left join users as author on author.id = news.by_user_id and news.is_of_coach
    where news.course_id = course.id and news.audience = 'course' and news.sent_at is not null and not news.is_campaign
    order by news.sent_at desc limit ${most}) as newest)`

export const courseAnnouncementsColumn = z.array(
  z.object({
    id: z.string(),
    title: inBothLanguages,
    text: inBothLanguages,
    sentAt: z.coerce.date(),
    coach: z.string().nullable(),
  }),
)
