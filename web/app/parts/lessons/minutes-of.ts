export type Times = { startsAt: string; endsAt: string }

export const minutesOf = ({ startsAt, endsAt }: Times): number =>
  (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000
