import { describe, expect, it } from 'vitest'
import { isToday, momentByClocks, spanByClocks } from './live-session-clock.ts'

const berlin = { language: 'en', timeZone: 'Europe/Berlin' } as const
const istanbul = { language: 'en', timeZone: 'Europe/Istanbul' } as const
const evening = (day: string) => ({ startsAt: `${day}T16:00:00.000Z`, duration: 60 })

describe('a session on two clocks', () => {
  it('is at 19:00 in Istanbul on 24 and 26 October 2026, at 18:00 and then 17:00 in Berlin', () => {
    expect(spanByClocks(evening('2026-10-24'), berlin)).toEqual({
      school: 'Sat 24 Oct, 19:00–20:00',
      own: 'Sat 24 Oct, 18:00–19:00',
    })
    expect(spanByClocks(evening('2026-10-26'), berlin)).toEqual({
      school: 'Mon 26 Oct, 19:00–20:00',
      own: 'Mon 26 Oct, 17:00–18:00',
    })
  })

  it('is shown once when both clocks agree', () => {
    expect(spanByClocks(evening('2026-10-24'), istanbul).own).toBeNull()
    expect(momentByClocks('2026-10-24T15:50:00.000Z', istanbul)).toEqual({
      school: 'Sat 24 Oct, 18:50',
      own: null,
    })
  })

  it('shows its day beside the time only when it differs', () => {
    const late = { startsAt: '2026-10-24T21:30:00.000Z', duration: 60 }
    expect(spanByClocks(late, berlin, { withDay: false })).toEqual({
      school: '00:30–01:30',
      own: 'Sat 24 Oct, 23:30–00:30',
    })
    expect(spanByClocks(evening('2026-10-24'), berlin, { withDay: false }).own).toBe('18:00–19:00')
  })

  it("is today in the learner's zone", () => {
    const now = new Date('2026-10-24T21:45:00.000Z')
    expect(isToday('2026-10-24T16:00:00.000Z', now, 'Europe/Berlin')).toBe(true)
    expect(isToday('2026-10-24T16:00:00.000Z', now, 'Europe/Istanbul')).toBe(false)
  })
})
