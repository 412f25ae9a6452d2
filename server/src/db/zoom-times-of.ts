import { sql, type SQLWrapper } from 'drizzle-orm'

/** The weekly sessions of a course as one JSON value, in no order. */
export const zoomTimesOf = (courseId: SQLWrapper) => sql<unknown>`(
  select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'hour', hour, 'minute', minute,
    'duration', duration)), '[]')
  from course_zoom_times where course_id = ${courseId})`
