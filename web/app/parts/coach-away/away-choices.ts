import type { AwayRow, beAway } from '@sohbet/contract/lessons/coach-away'
import type { Input } from '@sohbet/contract/endpoint'
import { choiceFor, type AwayChoice } from '@sohbet/domain/away/away'

export type Chosen = { choice: AwayChoice; coachId: string | null; startsAt: string | null }
/** What the caller chose for single rows, by their ids. */
export type Exceptions = Readonly<Record<string, Chosen>>

/** What becomes of a row: its own choice, or what the choice for all means for it. */
export const chosenOf = (row: AwayRow, wanted: AwayChoice, exceptions: Exceptions): Chosen =>
  exceptions[row.id] ?? {
    choice: choiceFor(wanted, row),
    coachId: row.substituteId,
    startsAt: row.moveTo,
  }

type Row = NonNullable<Input<typeof beAway>['body']>['rows'][number]

export const toBody = ({ id, version }: AwayRow, { choice, coachId, startsAt }: Chosen): Row => ({
  id,
  version,
  choice,
  ...(choice === 'ask' && coachId !== null && { coachId }),
  ...(choice === 'move' && startsAt !== null && { startsAt }),
})

/** A choice that lacks its coach or its time. */
export const isIncomplete = ({ choice, coachId, startsAt }: Chosen): boolean =>
  (choice === 'ask' && coachId === null) || (choice === 'move' && startsAt === null)

export type Summary = { counts: Record<AwayChoice, number>; people: number }

/** How many rows get each choice, and how many people hear of it: a person once, whatever changes for them. */
export function summaryOf(rows: readonly AwayRow[], chosen: (row: AwayRow) => Chosen): Summary {
  const counts = { ask: 0, move: 0, cancel: 0, leave: 0 }
  const people = new Set<number | string>()
  for (const row of rows) {
    const { choice, coachId } = chosen(row)
    if (row.role !== 'second') counts[choice]++
    if (choice === 'cancel' || choice === 'move') for (const reader of row.readers) people.add(reader)
    if (choice === 'ask' && coachId !== null) people.add(coachId)
  }
  return { counts, people: people.size }
}
