import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAnswered, isCorrect, type Key } from './marking.ts'
import { hasOptions, optionIds, questionTypes, type Option } from './question.ts'

const options = (texts: readonly string[]): Option[] =>
  texts.flatMap((text, index) => {
    const id = optionIds[index]
    return id ? [{ id, text }] : []
  })

const choice: Key = {
  questionType: 'multi-option',
  options: options(['go', 'goes', 'going', 'gone']),
  correctAnswer: 'B',
  acceptedAnswers: [],
}
const blank: Key = { questionType: 'fill_blank', options: [], correctAnswer: 'are', acceptedAnswers: ["'re"] }
const sentence: Key = {
  questionType: 'sentence',
  options: [],
  correctAnswer: 'I would like a cup of tea, please.',
  acceptedAnswers: ['I’d like a cup of tea, please.', 'Could I have a cup of tea, please?'],
}
const pieces: Key = {
  questionType: 'drag-drop',
  options: options(['I', 'would like', 'a cup of', 'tea']),
  correctAnswer: null,
  acceptedAnswers: [],
}

describe('multi-option', () => {
  test('only the letter of the key is right', () => {
    expect(optionIds.map((id) => isCorrect(id, choice))).toEqual([false, true, false, false])
  })

  test('the text of an option, another letter or a list is not an answer', () => {
    for (const answer of ['', 'goes', 'E', 'b', ['B']]) {
      expect([isAnswered(answer, choice), isCorrect(answer, choice)]).toEqual([false, false])
    }
  })
})

describe('fill_blank', () => {
  test.each(['are', ' ARE ', 'are.', "'re", '’re'])('%j is right', (answer) => {
    expect(isCorrect(answer, blank)).toBe(true)
  })
  test.each(['is', 'area', 'are you'])('%j is an answer, but wrong', (answer) => {
    expect([isAnswered(answer, blank), isCorrect(answer, blank)]).toEqual([true, false])
  })
  test.each([['   '], ['.'], [''], [['are']]])('%j is not an answer', (answer) => {
    expect([isAnswered(answer, blank), isCorrect(answer, blank)]).toEqual([false, false])
  })
})

describe('sentence', () => {
  test.each([
    'I would like a cup of tea, please.',
    'ı would lıke a cup of tea, please',
    'İ WOULD LİKE A CUP OF TEA , PLEASE!',
    "I'd like  a cup of tea, please",
    'could i have a cup of tea, please?',
  ])('%j is right', (answer) => {
    expect(isCorrect(answer, sentence)).toBe(true)
  })
  test.each(['I would like a cup of coffee, please.', 'Could I have a cup of tea, please'])(
    '%j is wrong',
    (answer) => {
      expect(isCorrect(answer, sentence)).toBe(false)
    },
  )
})

describe('drag-drop', () => {
  test('is right only when every option is placed in the original order', () => {
    expect(isCorrect(['A', 'B', 'C', 'D'], pieces)).toBe(true)
    for (const answer of [
      ['A', 'C', 'B', 'D'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C', 'D', 'D'],
      ['A', 'B', 'C', 'E'],
      [],
    ])
      expect(isCorrect(answer, pieces)).toBe(false)
  })

  test('one piece in two places is not an answer, even when both read the same', () => {
    const same = { ...pieces, options: options(['very', 'very', 'good', 'tea']) }
    expect([isAnswered(['A', 'A', 'C', 'D'], same), isCorrect(['A', 'A', 'C', 'D'], same)]).toEqual([
      false,
      false,
    ])
  })

  test('an empty place is not an answer', () => {
    for (const answer of [
      ['A', 'B', 'C', ''],
      ['', '', '', ''],
      ['A', 'B', 'C', 'x'],
    ])
      expect(isAnswered(answer, pieces)).toBe(false)
  })

  test('accepts two pieces with the same text in either order', () => {
    const same = { ...pieces, options: options(['very', 'good', 'very', 'hot']) }
    expect(isCorrect(['A', 'B', 'C', 'D'], same)).toBe(true)
    expect(isCorrect(['C', 'B', 'A', 'D'], same)).toBe(true)
    expect(isCorrect(['C', 'A', 'B', 'D'], same)).toBe(false)
  })

  test('accepts the chosen pieces joined by spaces', () => {
    expect(isCorrect('I would like a cup of tea', pieces)).toBe(true)
    expect(isCorrect('I a cup of would like tea', pieces)).toBe(false)
    expect(isAnswered(' ', pieces)).toBe(false)
  })

  test('exactly the orders that read like the right one are right', () => {
    const word = fc.constantFrom('tea', 'is', 'very', 'hot')
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 4, maxLength: 4 }),
        fc.shuffledSubarray([...optionIds], { minLength: 4, maxLength: 4 }),
        (texts, order) => {
          const key = { ...pieces, options: options(texts) }
          const read = order.map((id) => texts[optionIds.indexOf(id)])
          expect(isCorrect(order, key)).toBe(read.join(' ') === texts.join(' '))
        },
      ),
    )
  })
})

test('every right input counts as answered', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('A', 'are', 'I'),
    fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'x')),
  )
  fc.assert(
    fc.property(anything, fc.constantFrom(choice, blank, sentence, pieces), (answer, key) => {
      expect(!isCorrect(answer, key) || isAnswered(answer, key)).toBe(true)
    }),
  )
})

test('an empty key is never right', () => {
  for (const questionType of questionTypes)
    for (const answer of ['', ' ', '.', []])
      expect(
        isCorrect(answer, { questionType, options: [], correctAnswer: null, acceptedAnswers: ['.'] }),
      ).toBe(false)
})

test('only multi-option and drag-drop have options', () => {
  expect(questionTypes.filter(hasOptions)).toEqual(['multi-option', 'drag-drop'])
})
