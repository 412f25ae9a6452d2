import { expect, test } from 'vitest'
import { isInDispute, isLaterState, seatDispute, type DisputeState, withdrawnMinor } from './dispute.ts'

const asked: DisputeState = { status: 'open', money: 'kept' }
const answered: DisputeState = { status: 'won', money: 'kept' }
const opened: DisputeState = { status: 'open', money: 'withdrawn' }
const lost: DisputeState = { status: 'lost', money: 'withdrawn' }
const decided: DisputeState = { status: 'won', money: 'withdrawn' }
const won: DisputeState = { status: 'won', money: 'returned' }

test('a dispute only moves on: from a question to a dispute, a decision and the returned money', () => {
  for (const way of [
    [asked, opened, lost],
    [asked, opened, decided, won],
    [asked, answered, opened, won],
  ])
    for (const [place, state] of way.entries()) {
      expect(way.slice(place + 1).every((later) => isLaterState(state, later))).toBe(true)
      expect(way.slice(0, place + 1).some((earlier) => isLaterState(state, earlier))).toBe(false)
    }
})

test('money counts as withdrawn from the opening until it is returned', () => {
  const sum = (...states: DisputeState[]) =>
    withdrawnMinor(states.map((state, place) => ({ ...state, amountMinor: 100 + place })))
  expect([sum(), sum(asked), sum(opened), sum(lost), sum(decided), sum(won)]).toEqual([
    0, 0, 100, 100, 100, 0,
  ])
  expect(sum(opened, lost, won)).toBe(201)
})

test('no refund is possible while a bank has money that it may or will return', () => {
  expect([asked, answered, lost, won].some((state) => isInDispute([state]))).toBe(false)
  expect([opened, decided].every((state) => isInDispute([state]))).toBe(true)
})

test('a question leaves a seat cancellable; money at the bank does not, until it is back', () => {
  expect(seatDispute({ isOpen: false, isHeld: false })).toBeNull()
  expect(seatDispute({ isOpen: true, isHeld: false })).toBe('asked')
  expect(seatDispute({ isOpen: true, isHeld: true })).toBe('held')
  expect(seatDispute({ isOpen: false, isHeld: true })).toBe('returning')
})
