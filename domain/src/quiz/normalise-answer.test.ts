import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseAnswer } from './normalise-answer.ts'

describe('forgives typing accidents', () => {
  test.each([
    ['capital letters', 'HOW ARE YOU', 'how are you'],
    ['a Turkish capital İ', 'İ like İstanbul', 'I like Istanbul'],
    ['a Turkish dotless ı', 'I lıke ıt', 'I like it'],
    ['a small i with a combining dot', 'i\u0307t is', 'it is'],
    ['a capital I with a combining dot', 'I\u0307t is', 'it is'],
    ['curly quotes', '“Don’t”', '"Don\'t"'],
    ['other quotes', 'don´t, don`t, donʼt, don′t', "don't, don't, don't, don't"],
    ['long dashes', 'a well–known bus', 'a well-known bus'],
    ['double spaces', '  a  cup\u00A0 of\ttea ', 'a cup of tea'],
    ['a space before a comma or a question mark', 'Tea , please ?', 'Tea, please?'],
    ['a final full stop', 'I am fine.', 'I am fine'],
    ['a final ellipsis', 'Well…', 'Well'],
    ['a final exclamation mark', 'Mind the gap!', 'mind the gap'],
    ['a full stop after a space', 'I am fine .', 'I am fine'],
    ['invisible characters', 'te\u200Ba\uFEFF', 'tea'],
    ['full-width letters', 'ｔｅａ', 'tea'],
    ['a letter with a combining mark', 'cafe\u0301', 'café'],
  ])('%s', (_, typed, meant) => {
    expect(normaliseAnswer(typed)).toBe(normaliseAnswer(meant))
  })
})

describe('does not forgive mistakes', () => {
  test.each([
    ['another word', 'a cup of coffee', 'a cup of tea'],
    ['a missing space', 'acup of tea', 'a cup of tea'],
    ['a missing apostrophe', 'dont', "don't"],
    ['a missing question mark', 'How are you', 'How are you?'],
    ['a full stop in the middle', 'I am. Fine', 'I am fine'],
    ['an ö instead of an o', 'cöffee', 'coffee'],
  ])('%s', (_, typed, meant) => {
    expect(normaliseAnswer(typed)).not.toBe(normaliseAnswer(meant))
  })
})

test('removes text without letters or digits', () => {
  for (const blank of ['', '   ', ' . ', '!', '\u200B', '…']) expect(normaliseAnswer(blank)).toBe('')
})

const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 60 })
const tricky = fc.string({
  unit: fc.constantFrom(...Array.from('aIİıiğÖ\u0307’‘“”´`ʼ′‴ .,!?…–-\u200B\u00A0')),
})

test.each([ascii, tricky])('normalising twice changes nothing more', (anyText) => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normaliseAnswer(normaliseAnswer(text))).toBe(normaliseAnswer(text))
    }),
    { numRuns: 1000 },
  )
})

test('ignores capitals and surrounding whitespace', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('abcdeghijkıİ ')) }), (text) => {
      expect(normaliseAnswer(`  ${text.toUpperCase()} `)).toBe(normaliseAnswer(text))
      expect(normaliseAnswer(text.toLocaleUpperCase('tr'))).toBe(normaliseAnswer(text))
    }),
  )
})
