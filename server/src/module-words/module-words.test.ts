import * as contract from '@sohbet/contract/catalogue/module-words'
import { copyModule } from '@sohbet/contract/catalogue/modules'
import { tableImportReply } from '@sohbet/contract/catalogue/table-import'
import { module } from '@sohbet/contract/catalogue/modules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule } from '../testing/rows/catalogue.ts'
import { reviewCards } from '../db/tables/review/review.ts'

let server: TestApp
let admin: TestUser
let moduleId: string
let courseTypeId: string
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  admin = await aUserOf(server.db, 'admin')
  const made = await aModule(server.db)
  ;({ id: moduleId, courseTypeId } = made)
})

type Words = Parameters<typeof save>[0]
const save = (
  words: { id?: string; term: string; translation: string; audioUrl?: string }[],
  revision?: number,
) => server.call(contract.saveWords, { params: { id: moduleId }, body: { words, revision } }, { as: admin })
const saved = async (words: Words, revision?: number) =>
  contract.saveWords.reply.parse((await save(words, revision)).body)
const list = async (id = moduleId) =>
  contract.listWords.reply.parse(
    (await server.call(contract.listWords, { params: { id } }, { as: admin })).body,
  )

const cheers = { term: 'Cheers', translation: 'Sağ ol' }
const seeYou = { term: 'See you', translation: 'Görüşürüz' }

describe('the words of a module', () => {
  test('keep their ids when they swap places, so that learners keep their cards', async () => {
    expect(await list()).toEqual({ words: [], revision: 0 })
    const [first, second] = (await saved([cheers, seeYou], 0)).words
    const learner = await aUser(server.db)
    const due = new Date('2026-03-02T21:00:00Z')
    await server.db
      .insert(reviewCards)
      .values([first, second].map((word) => ({ userId: learner.id, wordId: word?.id, due, createdAt: due })))
    const swapped = await saved([
      { ...seeYou, id: second?.id, translation: 'Görüşürüz!' },
      { ...cheers, id: first?.id },
      { term: 'Ta', translation: 'Sağ ol' },
    ])
    expect(swapped.words.map(({ id }) => id).slice(0, 2)).toEqual([second?.id, first?.id])
    expect(swapped).toMatchObject({ revision: 2, words: [{ translation: 'Görüşürüz!' }, {}, { term: 'Ta' }] })
    await save([{ ...cheers, id: first?.id }])
    expect(await server.db.select({ wordId: reviewCards.wordId }).from(reviewCards)).toEqual([
      { wordId: first?.id },
    ])
  })

  test('are refused when another admin has changed them meanwhile', async () => {
    const both = await Promise.all([save([cheers], 0), save([seeYou], 0)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const answer = await save([cheers, seeYou], 0)
    expect(codeOf(answer.body)).toBe('EDITED_MEANWHILE')
    expect((await list()).words).toHaveLength(1)
  })

  test('need both languages and a recording that exists', async () => {
    const missing = `/api/quizes/audio/${'0'.repeat(32)}.mp3`
    expect((await save([{ ...cheers, translation: ' ' }])).body).toMatchObject({
      fields: { 'words.0.translation': 'Turkish is required' },
    })
    expect((await save([{ ...cheers, audioUrl: missing }])).status).toBe(400)
  })

  test('do not take the id of another module’s word', async () => {
    const [word] = (await saved([cheers])).words
    const other = await aModule(server.db)
    const answer = await server.call(
      contract.saveWords,
      { params: { id: other.id }, body: { words: [{ ...seeYou, id: word?.id }] } },
      { as: admin },
    )
    const [made] = contract.saveWords.reply.parse(answer.body).words
    expect(made).toMatchObject(seeYou)
    expect(made?.id).not.toBe(word?.id)
    expect((await list()).words).toMatchObject([{ ...cheers, id: word?.id }])
  })

  test('are copied with the module', async () => {
    await save([cheers, seeYou])
    const copied = await server.call(copyModule, { params: { id: moduleId }, body: {} }, { as: admin })
    expect((await list(module.parse(copied.body).id)).words).toMatchObject([cheers, seeYou])
  })
})

describe('an import of words', () => {
  const send = async (csv: string, isPreview = false) => {
    const answer = await server.call(
      contract.importWords,
      { params: { id: courseTypeId }, body: { csv, isPreview } },
      { as: admin },
    )
    return tableImportReply.parse(answer.body)
  }

  test('adds words at the end of the lists of their modules', async () => {
    await save([cheers])
    const csv = 'Modül;İngilizce;Türkçe;Örnek\n1;See you;Görüşürüz;See you!\n1;cheers;Sağ ol;'
    expect((await send(csv, true)).imported).toBe(0)
    expect(await send(csv)).toMatchObject({
      imported: 2,
      rows: [{ isRepeated: false }, { isRepeated: true }],
    })
    expect(await list()).toMatchObject({
      revision: 2,
      words: [cheers, { ...seeYou, example: 'See you!' }, {}],
    })
  })

  test('imports nothing when a row is wrong, and names the column', async () => {
    const { rows, imported } = await send(
      'module,term,translation\n1,See you,Görüşürüz\n9,Ta,Sağ ol\n1,Ta,\n',
    )
    expect(imported).toBe(0)
    expect(rows.map(({ problem }) => problem)).toEqual([
      null,
      'module: There is no such module',
      'translation: Turkish is required',
    ])
    expect((await list()).words).toEqual([])
  })
})
