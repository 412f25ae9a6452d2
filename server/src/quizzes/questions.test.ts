import { randomUUID } from 'node:crypto'
import { errorReply } from '@sohbet/contract/error-reply'
import * as contract from '@sohbet/contract/catalogue/quizzes'
import { maxQuestions, optionIds } from '@sohbet/domain/quiz/question'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { aSession, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const asAdmin = () => ({ as: admin })
const options = optionIds.map((id) => ({ id, text: `piece ${id}` }))
const blank = {
  content: 'How ___ you?',
  sourceType: 'text',
  questionType: 'fill_blank',
  correctAnswer: 'are',
  acceptedAnswers: ["'re"],
  explanation: 'You and are go together.',
}
const choice = { ...blank, questionType: 'multi-option', options, correctAnswer: 'C', acceptedAnswers: [] }
const pieces = { content: 'Order it', sourceType: 'text', questionType: 'drag-drop', options }

/** The contract's types would not let a test send nonsense. */
const create = (id: string, body: object) =>
  server.call(contract.createQuizQuestion, Object({ params: { id }, body }), asAdmin())
const update = (params: { quizId: string; questionId: string }, body: object) =>
  server.call(contract.updateQuizQuestion, Object({ params, body }), asAdmin())
const remove = (params: { quizId: string; questionId: string }) =>
  server.call(contract.deleteQuizQuestion, { params }, asAdmin())
const copy = (params: { quizId: string; questionId: string }) =>
  server.call(contract.copyQuizQuestion, { params }, asAdmin())
const order = (id: string, ids: string[]) =>
  server.call(contract.orderQuizQuestions, { params: { id }, body: { ids } }, asAdmin())
const list = async (id: string) =>
  contract.listQuizQuestions.reply.parse(
    (await server.call(contract.listQuizQuestions, { params: { id } }, asAdmin())).body,
  )
const positions = async (quizId: string) =>
  (await server.db.select().from(quizQuestions).where(eq(quizQuestions.quizId, quizId)))
    .map(({ position }) => position)
    .toSorted((a, b) => a - b)

async function aQuizOf(count: number) {
  const { id: quizId } = await aQuiz(server.db)
  const ids: string[] = []
  for (let position = 0; position < count; position += 1)
    ids.push((await aQuizQuestion(server.db, { quizId, position, content: `Question ${position}` })).id)
  return { quizId, ids }
}

const nothingMore = {
  options: [],
  correctAnswer: null,
  acceptedAnswers: [],
  explanation: null,
  audioUrl: null,
  playUrl: null,
  imageUrl: null,
  imageVersion: null,
}

describe('a question', () => {
  test.each([
    ['fill_blank', blank],
    ['sentence', { ...blank, questionType: 'sentence', correctAnswer: 'How are you?' }],
    ['multi-option', choice],
    ['drag-drop', pieces],
    ['audio', { ...choice, sourceType: 'audio', audioUrl: 'https://cdn.example/a.mp3' }],
  ])('of the kind %s is added at the end, with its key', async (_, fields) => {
    const { quizId } = await aQuizOf(1)
    const { status, body } = await create(quizId, fields)
    const playUrl = 'audioUrl' in fields ? fields.audioUrl : null
    const kept = { ...nothingMore, ...fields, playUrl, id: expect.any(String), quizId, revision: 1 }
    expect([status, body]).toEqual([201, kept])
    expect((await list(quizId))[1]).toEqual(kept)
  })

  test('stores only values of its type', async () => {
    const { id } = await aQuiz(server.db)
    const everything = { ...choice, acceptedAnswers: ['x'], audioUrl: 'https://cdn.example/a.mp3' }
    const shown = async (changes: object) => (await create(id, { ...everything, ...changes })).body
    expect(await shown({ questionType: 'drag-drop' })).toMatchObject({
      correctAnswer: null,
      acceptedAnswers: [],
    })
    expect(await shown({ questionType: 'multi-option' })).toMatchObject({
      acceptedAnswers: [],
      audioUrl: null,
    })
    expect(await shown({ questionType: 'fill_blank' })).toMatchObject({ options: [], acceptedAnswers: ['x'] })
    expect(await shown({ questionType: 'sentence' })).toMatchObject({ options: [], acceptedAnswers: ['x'] })
    expect(await shown({ sourceType: 'audio', audioUrl: '' })).toMatchObject({
      audioUrl: null,
      playUrl: null,
    })
    expect(await shown({ explanation: '   ' })).toMatchObject({ explanation: null })
  })

  test('may send its options in any order; A to D counts', async () => {
    const { id } = await aQuiz(server.db)
    expect((await create(id, { ...pieces, options: options.toReversed() })).body).toMatchObject({ options })
  })

  test('is changed, but not moved to another quiz or position', async () => {
    const [one, other] = [await aQuizOf(2), await aQuizOf(1)]
    const questionId = one.ids[1] ?? ''
    const forged = { ...choice, quizId: other.quizId, position: 7, id: randomUUID(), imageVersion: 'forged' }
    const { status, body } = await update({ quizId: one.quizId, questionId }, forged)
    expect([status, body]).toMatchObject([200, { id: questionId, quizId: one.quizId, imageVersion: null }])
    expect((await list(one.quizId)).map(({ id }) => id)).toEqual(one.ids)
    expect(await positions(one.quizId)).toEqual([0, 1])
  })

  test('of another type loses the values of the old one', async () => {
    const { quizId, ids } = await aQuizOf(1)
    const name = { quizId, questionId: ids[0] ?? '' }
    await update(name, { ...choice, sourceType: 'audio', audioUrl: 'https://cdn.example/a.mp3' })
    expect((await update(name, { ...blank, options })).body).toMatchObject({ options: [], audioUrl: null })
    expect((await update(name, pieces)).body).toMatchObject({
      correctAnswer: null,
      acceptedAnswers: [],
      options,
    })
  })
})

describe('refuses', () => {
  const required = 'Correct answer is required'
  const four = 'Options A to D are required'
  test.each([
    ['content', { ...blank, content: undefined }, 'Question content is required'],
    ['content', { ...blank, content: '  ' }, 'Question content is required'],
    ['content', { ...blank, content: 'a\0b' }, 'Contains a character that cannot be stored'],
    ['content', { ...blank, content: 'a'.repeat(2001) }, 'Must be at most 2,000 characters'],
    ['sourceType', { ...blank, sourceType: 'video' }, 'Source type is required'],
    ['questionType', { ...blank, questionType: 'essay' }, 'Question type is required'],
    ['correctAnswer', { ...blank, correctAnswer: undefined }, required],
    ['correctAnswer', { ...blank, correctAnswer: ' ' }, required],
    ['correctAnswer', { ...blank, correctAnswer: '.' }, required],
    ['correctAnswer', { ...blank, questionType: 'sentence', correctAnswer: null }, required],
    ['correctAnswer', { ...choice, correctAnswer: 'E' }, required],
    ['correctAnswer', { ...choice, correctAnswer: 'piece C' }, required],
    ['acceptedAnswers.0', { ...blank, acceptedAnswers: [' '] }, required],
    ['options', { ...choice, options: undefined }, four],
    ['options', { ...pieces, options: options.slice(1) }, four],
    ['options', { ...pieces, options: [...options.slice(1), { id: 'B', text: 'twice' }] }, four],
    ['options', { ...pieces, options: [...options, { id: 'D', text: 'five' }] }, four],
    [
      'options.3.text',
      { ...choice, options: options.with(3, { id: 'D', text: ' PIECE  b. ' }) },
      'Options must differ',
    ],
    [
      'options.3.text',
      { ...pieces, options: options.with(3, { id: 'D', text: ' ' }) },
      'Option text is required',
    ],
    [
      'audioUrl',
      { ...blank, sourceType: 'audio', audioUrl: 'http://cdn.example/a.mp3' },
      'Must be a valid URL',
    ],
    ['audioUrl', { ...blank, sourceType: 'audio', audioUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    ['audioUrl', { ...blank, audioUrl: '//cdn.example/a.mp3' }, 'Must be a valid URL'],
    ['imageUrl', { ...blank, imageUrl: '../../etc/passwd' }, 'Missing or not valid'],
  ])('%s of %j', async (field, body, message) => {
    const { quizId, ids } = await aQuizOf(1)
    const before = await list(quizId)
    for (const answer of [
      await create(quizId, body),
      await update({ quizId, questionId: ids[0] ?? '' }, body),
    ])
      expect([answer.status, errorReply.parse(answer.body).fields?.[field]]).toEqual([400, message])
    expect(await list(quizId)).toEqual(before)
  })

  test('in Turkish too', async () => {
    const session = await aSession(server.db, admin.id, server.clock.now)
    const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
    const answer = await server.send(
      contract.createQuizQuestion,
      { params: { id: (await aQuiz(server.db)).id }, body: { ...blank, content: '', correctAnswer: '' } },
      { authorization, 'accept-language': 'tr' },
    )
    expect(errorReply.parse(answer.body).fields).toEqual({
      content: 'Soru içeriği gerekli',
      correctAnswer: 'Doğru cevap gerekli',
    })
  })

  test('a missing question, or one of another quiz', async () => {
    const [one, other] = [await aQuizOf(1), await aQuizOf(1)]
    const [id = ''] = one.ids
    for (const name of [
      { quizId: other.quizId, questionId: id },
      { quizId: one.quizId, questionId: randomUUID() },
      { quizId: randomUUID(), questionId: id },
    ]) {
      const answers = [await update(name, blank), await remove(name), await copy(name)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    const nowhere = randomUUID()
    const lists = await server.call(contract.listQuizQuestions, { params: { id: nowhere } }, asAdmin())
    for (const answer of [lists, await create(nowhere, blank), await order(nowhere, [])])
      expect([answer.status, codeOf(answer.body)]).toEqual([404, 'QUIZ_NOT_FOUND'])
    expect(await list(one.quizId)).toHaveLength(1)
  })
})

describe('positions', () => {
  test('close up after one is deleted', async () => {
    const { quizId, ids } = await aQuizOf(4)
    expect((await remove({ quizId, questionId: ids[1] ?? '' })).body).toEqual({ message: 'Question deleted' })
    expect((await list(quizId)).map(({ id }) => id)).toEqual(ids.toSpliced(1, 1))
    expect(await positions(quizId)).toEqual([0, 1, 2])
    await create(quizId, blank)
    expect(await positions(quizId)).toEqual([0, 1, 2, 3])
  })

  test('make room for a copy after its original', async () => {
    const { quizId } = await aQuizOf(1)
    const fields = { ...choice, sourceType: 'audio', audioUrl: 'https://cdn.example/a.mp3' }
    const { body } = await create(quizId, fields)
    await create(quizId, pieces)
    const [, original] = await list(quizId)
    const { status, body: copied } = await copy({ quizId, questionId: original?.id ?? '' })
    expect([status, copied]).toEqual([
      201,
      { ...Object(body), id: expect.not.stringMatching(original?.id ?? '') },
    ])
    expect((await list(quizId)).map(({ content }) => content)).toEqual([
      'Question 0',
      choice.content,
      choice.content,
      pieces.content,
    ])
    expect(await positions(quizId)).toEqual([0, 1, 2, 3])
  })

  test('are stored in a new order', async () => {
    const { quizId, ids } = await aQuizOf(5)
    const { status, body } = await order(quizId, ids.toReversed())
    expect([status, Object(body).length]).toEqual([200, 5])
    expect((await list(quizId)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await positions(quizId)).toEqual([0, 1, 2, 3, 4])
  })

  test('are refused unless exactly the current questions are named', async () => {
    const { quizId, ids } = await aQuizOf(2)
    const [first = '', second = ''] = ids
    const foreign = (await aQuizQuestion(server.db)).id
    for (const named of [[first], [first, first], [first, second, foreign], [first, foreign], []])
      expect(codeOf((await order(quizId, named)).body)).toBe('STATE_CHANGED')
    expect((await order(quizId, ['1', '2'])).status).toBe(400)
  })

  test('stay without gaps while many add, copy, delete and sort at once', async () => {
    const { quizId, ids } = await aQuizOf(6)
    const name = (at: number) => ({ quizId, questionId: ids[at] ?? '' })
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => create(quizId, blank)),
      ...[0, 1, 2].map((at) => copy(name(at))),
      ...[3, 4, 5].map((at) => remove(name(at))),
      order(quizId, ids.toReversed()),
      ...[0, 1].map((at) => update(name(at), choice)),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await positions(quizId)).toEqual(Array.from({ length: 12 }, (_, place) => place))
  }, 60_000)
})

test('a quiz has 100 questions at most', async () => {
  const { id: quizId } = await aQuiz(server.db)
  const { content, correctAnswer } = blank
  const rows = Array.from({ length: maxQuestions }, (_, position) => ({
    quizId,
    position,
    content,
    correctAnswer,
    sourceType: 'text' as const,
    questionType: 'fill_blank' as const,
  }))
  const made = await server.db.insert(quizQuestions).values(rows).returning({ id: quizQuestions.id })
  const answers = [await create(quizId, blank), await copy({ quizId, questionId: made[0]?.id ?? '' })]
  expect(answers.map(({ status, body }) => [status, codeOf(body)])).toEqual([
    [409, 'QUIZ_FULL'],
    [409, 'QUIZ_FULL'],
  ])
})
