import { expect, test } from 'vitest'
import {
  currenciesToTake,
  mayOpen,
  openingSteps,
  startingList,
  type OpeningFacts,
  type OpeningStep,
} from './opening.ts'

const paid = { isFree: false }
const free = { isFree: true }
const facts = (missing: OpeningStep[], courses: OpeningFacts['courses'] = [paid]): OpeningFacts => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
  done: Object.fromEntries(
    openingSteps.map((step) => [step, !missing.includes(step)]),
  ) as OpeningFacts['done'],
  courses,
})

test('a new school needs everything but a brand', () => {
  const list = startingList(facts([...openingSteps], []))
  expect(list.filter(({ isRequired }) => !isRequired).map(({ step }) => step)).toEqual(['brand'])
  expect(mayOpen(facts([...openingSteps], []))).toMatchObject({
    allowed: false,
    because: 'OPENING_INCOMPLETE',
  })
})

test.each([
  ['opens when nothing is missing', facts([]), true],
  ['opens without brand', facts(['brand']), true],
  ['stays closed without the data of the imprint', facts(['school']), false],
  ['stays closed until a mail has arrived', facts(['mail']), false],
  ['stays closed without payment', facts(['payment']), false],
  ['needs no payment for free courses', facts(['payment'], [free]), true],
  ['needs payment for one paid course', facts(['payment'], [free, paid]), false],
  ['stays closed without a level test', facts(['levelTest']), false],
])('a school %s', (_what, given, isAllowed) => {
  expect(mayOpen(given).allowed).toBe(isAllowed)
})

const inDollars = { isFree: false, currency: 'USD' } as const
const inLira = { isFree: false, currency: 'TRY' } as const
test.each([
  ['its own currency while it has no course', [], ['TRY']],
  ['its own currency for free courses', [{ ...inDollars, isFree: true }], ['TRY']],
  ['the currency of its course, whatever its own is', [inDollars], ['USD']],
  ['each currency of its courses once', [inDollars, inLira, inDollars], ['USD', 'TRY']],
] as const)('a school must take %s', (_what, courses, expected) => {
  expect(currenciesToTake(courses, 'TRY')).toEqual(expected)
})
