import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCorrect, type Key } from './marking.ts'

const typed = (correctAnswer: string, ...acceptedAnswers: string[]): Key => ({
  questionType: 'sentence',
  options: [],
  correctAnswer,
  acceptedAnswers,
})

/** Typed answer, the author's key, and whether the difference matters. */
const cases: [why: string, answer: string, key: Key, isRight: boolean][] = [
  ['the exact key', 'I am from Izmir.', typed('I am from Izmir.'), true],
  ['case', 'i AM from izmir', typed('I am from Izmir.'), true],
  ['a Turkish İ', 'I am from İzmir', typed('I am from Izmir.'), true],
  ['a Turkish dotless ı', 'ı am from ızmır', typed('I am from Izmir.'), true],
  ['capital letters of a Turkish keyboard', 'İT İS RAİNİNG', typed('It is raining.'), true],
  ['extra spaces', '  it   is  raining ', typed('It is raining.'), true],
  ['a space before the full stop', 'It is raining .', typed('It is raining.'), true],
  ['a missing final full stop', 'It is raining', typed('It is raining.'), true],
  ['an extra final full stop', 'raining.', typed('raining'), true],
  ['a full stop after a quotation mark', 'She said “hello”.', typed('She said "hello"'), true],
  ['a full stop before a quotation mark', 'She said "hello."', typed('She said "hello"'), true],
  ['a curly apostrophe', 'It’s raining', typed("It's raining."), true],
  ['an accent instead of an apostrophe', 'It´s raining', typed("It's raining."), true],
  ['curly quotes', '“Mind the gap”', typed('"Mind the gap"'), true],
  ['a long dash', 'a well–known singer', typed('a well-known singer'), true],
  ['spaces around a dash', 'Wait — what?', typed('Wait-what?'), true],
  ['a contraction that the author accepts', 'She’s late', typed('She is late.', "She's late."), true],
  ['a contraction that the author does not accept', "She's late", typed('She is late.'), false],
  ['a contraction without its apostrophe', 'Shes late', typed('She is late.', "She's late."), false],
  ['another word', 'It is snowing', typed('It is raining.'), false],
  ['a missing word', 'It raining', typed('It is raining.'), false],
  ['an extra word', 'It is really raining', typed('It is raining.'), false],
  ['words in another order', 'Is it raining', typed('It is raining.'), false],
  ['a missing letter', 'It is rainin', typed('It is raining.'), false],
  ['two words without a space', 'Itis raining', typed('It is raining.'), false],
  ['a missing question mark', 'Is it raining', typed('Is it raining?'), false],
  ['a missing comma', 'Yes please', typed('Yes, please.'), false],
  ['a missing hyphen', 'a well known singer', typed('a well-known singer'), false],
  ['another Turkish letter', 'ıt ıs raınıng, şımdi', typed('It is raining, simdi'), false],
  ['only a full stop', '.', typed('It is raining.'), false],
]

describe('a typed answer', () => {
  test.each(cases)('%s: %j', (_, answer, key, isRight) => {
    expect(isCorrect(answer, key)).toBe(isRight)
  })
})

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 8 })

/** Typing accidents for a single character. */
const accidents: Readonly<Record<string, readonly string[]>> = {
  i: ['i', 'I', 'ı', 'İ', 'i\u0307'],
  ' ': [' ', '  ', '\u00A0', ' \u200B', '\t'],
  "'": ["'", '’', '‘', '´', '`', 'ʼ'],
  '"': ['"', '“', '”', '„'],
  '-': ['-', '–', '—', '‑', '−', ' - '],
}
const typedBadly = (text: string) =>
  fc
    .tuple(
      ...Array.from(text, (sign) => fc.constantFrom(...(accidents[sign] ?? [sign, sign.toUpperCase()]))),
      fc.constantFrom('', '.', ' .', '!', '…', '  '),
    )
    .map((signs) => signs.join(''))

test('typing accidents never make an answer wrong', () => {
  const answer = fc
    .tuple(sentence, fc.constantFrom(' ', "'", '-', ' "', '" '))
    .map(([words, joint]) => words.join(joint))
  fc.assert(
    fc.property(
      answer.chain((text) => fc.tuple(fc.constant(text), typedBadly(text))),
      ([text, answered]) => {
        expect(isCorrect(answered, typed(text))).toBe(true)
        // The author may have made the accident
        expect(isCorrect(text, typed(answered))).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('a different letter always makes the answer wrong', () => {
  fc.assert(
    fc.property(
      sentence,
      fc.nat(),
      fc.constantFrom(...Array.from('abcdefghjklmnopqrstuvwxyz')),
      (words, at, letter) => {
        const text = words.join(' ')
        const place = at % text.length
        const changed = text.slice(0, place) + letter + text.slice(place + 1)
        expect(isCorrect(changed, typed(text))).toBe(changed === text)
      },
    ),
    { numRuns: 500 },
  )
})

test('every accepted answer of the author is right, and no other', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        sentence.map((words) => words.join(' ')),
        { minLength: 3 },
      ),
      (texts) => {
        const [other = '', right = '', ...accepted] = texts
        const key = typed(right, ...accepted)
        expect([right, ...accepted].every((text) => isCorrect(text, key))).toBe(true)
        expect(isCorrect(other, key)).toBe(false)
      },
    ),
  )
})
