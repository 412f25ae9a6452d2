type Times = { startsAt: string; endsAt: string }

export const minutesOf = ({ startsAt, endsAt }: Times): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
