import { describe, expect, it } from 'vitest'
import { hintOf, isRightText } from './answer.ts'
import { askingOf, daysOfNewCards, gradeOf, timeOfRating } from './card.ts'

describe('the answer to a card', () => {
  it.each([
    ['yeah good thanks you', 'Yeah, good, thanks. You?'],
    ['YOU’RE NEW HERE, ARENT YOU'.replace('AREN', "AREN'"), 'You’re new here, aren’t you?'],
    ['morning', 'Morning! / Evening!'],
    ['Evening!', 'Morning! / Evening!'],
    ['ı moved  in on Sunday.', 'I moved in on Sunday.'],
  ])('%s is right for %s', (given, text) => {
    expect(isRightText(given, text)).toBe(true)
  })

  it.each([
    ['I moved on Sunday', 'I moved in on Sunday.'],
    ['', 'You too.'],
    ['?', '?'],
  ])('%s is wrong for %s', (given, text) => {
    expect(isRightText(given, text)).toBe(false)
  })
})

it('hints at the first letter of each word, and an answer with a hint was hard', () => {
  expect(hintOf('You’re new here, aren’t you?')).toBe('Y····· n·· h···, a····· y··?')
  expect(hintOf('a £5 note')).toBe('a £5 n···')
  const grades = [true, false].map((isRight) => [true, false].map((hadHint) => gradeOf({ isRight, hadHint })))
  expect(grades).toEqual([
    [2, 3],
    [1, 1],
  ])
})

it('asks in turns by translation and by sound, and lets a bare word be recalled', () => {
  const word = { translation: 'Görüşürüz.', hasSound: true }
  expect([0, 1, 2].map((reps) => askingOf({ ...word, reps }))).toEqual(['translate', 'listen', 'translate'])
  expect(askingOf({ ...word, hasSound: false, reps: 1 })).toBe('translate')
  expect(askingOf({ translation: null, hasSound: true, reps: 0 })).toBe('listen')
  expect(askingOf({ translation: null, hasSound: false, reps: 0 })).toBe('recall')
})

it('brings eight new cards a day, after those that wait', () => {
  const days = daysOfNewCards(12, { today: '2026-02-27', waiting: 6 })
  expect(days.filter((day) => day === '2026-02-27')).toHaveLength(2)
  expect(days.filter((day) => day === '2026-02-28')).toHaveLength(8)
  expect(days.filter((day) => day === '2026-03-01')).toHaveLength(2)
})

it('the time of a rating is that of the device, between the creation of the card and now', () => {
  const at = (text: string) => new Date(`2026-03-0${text}:00Z`)
  const span = { made: at('1T08:00'), now: at('5T08:00') }
  expect(timeOfRating(at('3T08:00'), span)).toEqual(at('3T08:00'))
  expect(timeOfRating(at('6T08:00'), span)).toEqual(span.now)
  expect(timeOfRating(new Date(0), span)).toEqual(span.made)
})
