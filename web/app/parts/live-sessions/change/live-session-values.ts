import { say } from '@sohbet/contract/live-sessions/say'
import { httpsLink, link } from '@sohbet/contract/fields'
import { liveSessionChange, type StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { clockOf, isDay, schoolDay, schoolMinute, schoolMoment } from '@sohbet/domain/calendar'
import { z } from 'zod'

const { duration, kind, notes } = liveSessionChange.shape
const none = z.literal('')
const badLink = say('Must be a valid URL')

/** When a session takes place, on the school's clock, and its kind. */
export const timeFields = z.object({
  kind: kind.unwrap(),
  day: z.string().refine(isDay, say('Must be a valid date')),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('Must be a valid time')),
  duration: z.coerce.number<string>().pipe(duration.unwrap()),
})
export type TimeValues = z.input<typeof timeFields>

/** A session in the form, with '' for missing values. */
export const sessionFields = timeFields.extend({
  zoomLink: z.union([none, httpsLink], badLink),
  notes: notes.unwrap(),
  replayLink: z.union([none, link], badLink),
})
export type LiveSessionValues = z.input<typeof sessionFields>
type Filled = z.output<typeof sessionFields>

export function valuesOf(session: StaffLiveSession): LiveSessionValues {
  const start = new Date(session.startsAt)
  return {
    kind: session.kind,
    day: schoolDay(start),
    time: clockOf(schoolMinute(start)),
    duration: String(session.duration),
    zoomLink: session.hasOwnLink ? session.zoomLink : '',
    notes: session.notes,
    replayLink: session.replayLink ?? '',
  }
}

/** The moment of a day and a time on the school's clock; undefined while they are not complete. */
export function momentOf({ day, time }: Pick<LiveSessionValues, 'day' | 'time'>): string | undefined {
  const { shape } = sessionFields
  if (!shape.day.safeParse(day).success || !shape.time.safeParse(time).success) return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return schoolMoment(day, hours * 60 + minutes).toISOString()
}

type Change = z.input<typeof liveSessionChange>

/** Only the changed fields: the others may no longer be changeable. */
export function changeFromForm(filled: Filled, session: StaffLiveSession): Change {
  const before = sessionFields.parse(valuesOf(session))
  const isNew = (field: keyof Filled) => filled[field] !== before[field]
  return {
    expected: session.revision,
    ...(isNew('kind') && { kind: filled.kind }),
    ...((isNew('day') || isNew('time')) && {
      startsAt: momentOf(filled),
    }),
    ...(isNew('duration') && { duration: filled.duration }),
    ...(isNew('zoomLink') && { zoomLink: filled.zoomLink || null }),
    ...(isNew('notes') && { notes: filled.notes }),
    ...(isNew('replayLink') && { replayLink: filled.replayLink || null }),
  }
}

/** The field that a refusal is about. */
export const fieldOfCode = {
  SESSION_IN_THE_PAST: 'time',
  SESSIONS_OVERLAP: 'time',
  SESSION_SLOT_TAKEN: 'time',
  SUBSTITUTE_BUSY: 'time',
  SESSION_OUTSIDE_COURSE: 'day',
  SESSION_NOT_BEGUN: 'replayLink',
}
