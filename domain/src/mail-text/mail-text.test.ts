import { describe, expect, test } from 'vitest'
import { mailTextFaults, withoutEmptyParts, type MailText, type MailTextRules } from './mail-text.ts'

const rules = {
  placeholders: ['school', 'name', 'code', 'link'],
  required: ['code', 'link'],
  isSecurity: true,
}
const text: MailText = {
  subject: 'Your code for {school}',
  body: 'Hello {name},\n\n{code}\n\n{link}',
  button: 'Verify',
  notes: 'Nobody asks you for it.',
}
const faultsOf = (change: Partial<MailText>, change2: Partial<MailTextRules> = {}) =>
  mailTextFaults({ ...text, ...change }, { ...rules, ...change2 }).map(
    ({ field, because, about }) => `${field} ${because} ${about}`,
  )

describe('parts in brackets', () => {
  const isGiven = (name: string) => name === 'sum'
  test.each([
    ['Paid: {sum}.[ Still to pay: {owed}.]', 'Paid: {sum}.'],
    ['[Paid: {sum}.] Bye', 'Paid: {sum}. Bye'],
    ['[Paid: {sum}[, of {owed}].]', 'Paid: {sum}.'],
    ['[Owed: {owed}[, paid {sum}].]', ''],
    ['[{owed}\n\nSoon.]', ''],
    ['Words [in brackets] stay', 'Words [in brackets] stay'],
    ['[ {sum}', '[ {sum}'],
  ])('%j becomes %j', (written, shown) => {
    expect(withoutEmptyParts(written, isGiven)).toBe(shown)
  })
})

describe('the text of a mail', () => {
  test('is accepted with its required values, also in the small print', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ body: '{link}', notes: '[The code: {code}]' })).toEqual([])
  })

  test('is refused without a required value', () => {
    expect(faultsOf({ body: 'Hello {name},\n\n{code}' })).toEqual(['body missing {link}'])
    expect(faultsOf({ body: '', notes: '' })).toEqual(['body missing {code}, {link}'])
  })

  test('is refused when a required value depends on another one', () => {
    expect(faultsOf({ body: '[{name}: {code}]\n\n{link}' })).toEqual(['body bracketed {code}'])
  })

  test.each(['{kod}', '{ code }', '{CODE}', '{constructor}', '{sum}'])('is refused with %s', (name) => {
    expect(faultsOf({ notes: name })).toEqual([`notes unknown ${name}`])
  })

  test('has no code and no link in the subject or on the button', () => {
    expect(faultsOf({ subject: '{code}', button: 'Open {link}' })).toEqual([
      'subject misplaced {code}',
      'button misplaced {link}',
    ])
  })

  test('can have all facts of a notification instead of its text', () => {
    const notice = {
      placeholders: ['text', 'link', 'course', 'time'],
      required: ['text', 'link'],
      isSecurity: false,
    }
    const plain = { subject: 'Soon', notes: '' }
    const faults = (body: string, facts: string[]) => faultsOf({ ...plain, body }, { ...notice, facts })
    expect(faults('{course} on {time}\n\n{link}', ['course', 'time'])).toEqual([])
    expect(faults('{text}\n\n{link}', ['course', 'time'])).toEqual([])
    expect(faults('{course}\n\n{link}', ['course', 'time'])).toEqual(['body missing {text}'])
    expect(faults('[{course} on {time}]\n\n{link}', ['course', 'time'])).toEqual(['body missing {text}'])
    expect(faults('{course} on {time}\n\n{link}', [])).toEqual(['body missing {text}'])
  })

  test('needs a label for its link', () => {
    expect(faultsOf({ button: ' ' })).toEqual(['button noButton {link}'])
  })
})

describe('a security mail', () => {
  test.each([
    ['https://evil.example/a', 'https://evil.example/a'],
    ['see www.evil.example now', 'www.evil.example'],
    ['evil.com', 'evil.com'],
    ['write to help@evil.com', 'help@evil.com'],
    ['evil.{name}', 'evil.xx'],
    ['javascript://x', 'javascript://x'],
  ])('is refused with the link %j', (words, about) => {
    expect(faultsOf({ notes: words })).toEqual([`notes ownLink ${about}`])
    expect(faultsOf({ notes: words }, { isSecurity: false })).toEqual([])
  })

  test('may end a sentence after a value', () => {
    expect(faultsOf({ notes: 'Sent to {name}. It works for 10 minutes... Bye.' })).toEqual([])
  })
})
