type TimeLeft = {
  /** The largest unit that is not zero. */
  unit: 'wholeDays' | 'days' | 'hours' | 'minutes' | 'seconds'
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** From here on the hours do not matter. */
const farDays = 3

/** A span in fitting units: hours beside few days, seconds only at the end. Never zero. */
export function timeLeft(ms: number): TimeLeft {
  const none = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  if (ms <= 60_000) return { ...none, unit: 'seconds', seconds: Math.max(1, Math.ceil(ms / 1000)) }
  const all = Math.ceil(ms / 60_000)
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor(all / 60) % 24, all % 60]
  if (days >= farDays) return { ...none, unit: 'wholeDays', days: Math.round(all / 1440) }
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes'
  return { ...none, unit, days, hours, minutes }
}
