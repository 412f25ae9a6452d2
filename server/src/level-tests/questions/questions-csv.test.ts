import { setImmediate as nextTurn } from 'node:timers/promises'
import * as contract from '@sohbet/contract/level-tests/level-tests'
import { levelTestTemplate } from '@sohbet/contract/catalogue/table-templates'
import { maxCsvCharacters } from '@sohbet/contract/catalogue/table-import'
import { languages, type Language } from '@sohbet/domain/language'
import { spreadsheetSigns } from '@sohbet/domain/spreadsheet'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fromCell, toCell } from '../../csv/spreadsheet-cells.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLevelTest } from '../../testing/rows/level-tests.ts'
import { aRecording } from '../../testing/files/recordings.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const header =
  'type,text,optionA,optionB,optionC,optionD,correctOptionId,audioUrl,audioSeconds,quickTest,skill,level'
const anEmptyTest = async () => (await aLevelTest(server.db, { questions: [] })).id
const exported = async (id: string, language: Language) => {
  const headers = { ...(await server.headersOf(admin)), 'accept-language': language }
  const { body } = await server.send(contract.exportLevelTestQuestions, { params: { id } }, headers)
  return contract.exportLevelTestQuestions.reply.parse(body)
}
const send = (id: string, csv: string, isPreview = false) =>
  server.call(contract.importLevelTestQuestions, { params: { id }, body: { csv, isPreview } }, { as: admin })
const imported = async (id: string, csv: string, isPreview = false) =>
  contract.importLevelTestQuestions.reply.parse((await send(id, csv, isPreview)).body)
const list = async (testId: string) =>
  contract.listLevelTestQuestions.reply.parse(
    (await server.call(contract.listLevelTestQuestions, { params: { testId } }, { as: admin })).body,
  )

test.each(['=', '+', '-', '@', '\t', '\r', '\n'])('a cell that begins with %j is marked as text', (sign) => {
  expect(toCell(`${sign}cmd`)).toBe(`'${sign}cmd`)
})

test('every text survives marking and unmarking, and no delimiter makes a formula of its rest', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^['=+\-@\t\r\n,;a-c]*$/), (text) => {
      expect(fromCell(toCell(text))).toBe(text)
      expect(toCell(text)).not.toMatch(/^[=+\-@\t\r\n]|[,;\t\r\n][=+\-@]/)
    }),
    { numRuns: 1000 },
  )
})

test.each(languages)('an export in %s can be imported unchanged', async (language) => {
  const audio = contract.uploadLevelTestAudio.reply.parse(
    (await server.call(contract.uploadLevelTestAudio, { body: { audio: aRecording('wav') } }, { as: admin }))
      .body,
  )
  const { id, version } = await aLevelTest(server.db, {
    questions: [
      {
        text: '=HYPERLINK("https://evil.example","x")',
        skill: 'vocabulary',
        level: 'B2',
        optionA: '+1',
        optionB: '-1',
        optionC: '@x',
        optionD: "'=1",
      },
      { text: 'Two\nlines, "quoted"; İstanbul’da ığüşöç', optionA: "'quoted'", optionB: '\ttab' },
      { type: 'listening', audioUrl: audio.url, audioSeconds: audio.seconds },
      { type: 'listening', audioUrl: 'https://cdn.example/a.mp3', audioSeconds: 7.25 },
      { type: 'listening', audioUrl: 'https://cdn.example/b.mp3', audioSeconds: null },
    ],
  })
  const { fileName, csv } = await exported(id, language)
  expect(fileName).toBe(`level-test-${version}.csv`)
  const cells: unknown[][] = parse(csv, { bom: true, delimiter: spreadsheetSigns[language].delimiter })
  expect(cells[0]?.join(',')).toBe(header)
  for (const cell of cells.slice(1).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  const copy = await anEmptyTest()
  expect(await imported(copy, csv)).toMatchObject({ imported: 5 })
  const [before, after] = [await list(id), await list(copy)]
  // The form trims its input
  const content = ({
    type,
    text,
    options,
    correctOptionId,
    audioUrl,
    audioSeconds,
  }: (typeof before)[number]) => ({
    type,
    text,
    options: options.map((option) => option.text.trim()),
    correctOptionId,
    audioUrl,
    audioSeconds,
  })
  expect(after.map(content)).toEqual(before.map(content))
})

test.each(languages)('the template in %s can be imported unchanged', async (language) => {
  const csv = levelTestTemplate.map((row) => row.join(spreadsheetSigns[language].delimiter)).join('\r\n')
  const { rows, imported: count } = await imported(await anEmptyTest(), csv)
  expect([rows.map(({ problem }) => problem), count]).toEqual([[null, null], 2])
})

describe('a table with problems', () => {
  const csv = [
    header,
    'text,Fine,a,b,c,d,A,',
    'video,Wrong type,a,b,c,d,A,',
    'text,,a,b,,d,E,',
    'listening,Wrong link,a,b,c,d,B,javascript:alert(1)',
    `listening,No upload,a,b,c,d,B,/api/level-tests/audio/${'0'.repeat(32)}.mp3`,
    'listening,Wrong length,a,b,c,d,B,https://cdn.example/a.mp3,long',
    'listening,Too long,a,b,c,d,B,https://cdn.example/a.mp3,301',
    ',Equal,a,b, A ,d,,',
  ].join('\n')

  test.each([true, false])('is reported line by line and adds nothing (preview: %s)', async (isPreview) => {
    const id = await anEmptyTest()
    const before = await server.call(contract.getLevelTest, { params: { id } }, { as: admin })
    const { rows, imported: count } = await imported(id, csv, isPreview)
    expect({ rows: rows.map(({ line, text, problem }) => ({ line, text, problem })), count }).toEqual({
      rows: [
        { line: 2, text: 'Fine', problem: null },
        { line: 3, text: 'Wrong type', problem: 'type: Must be text or listening' },
        {
          line: 4,
          text: '',
          problem:
            'text: Question text is required; optionC: Option text is required; correctOptionId: Must be A to D',
        },
        { line: 5, text: 'Wrong link', problem: 'audioUrl: Must be a valid URL' },
        { line: 6, text: 'No upload', problem: 'audioUrl: There is no such recording' },
        { line: 7, text: 'Wrong length', problem: 'audioSeconds: Missing or not valid' },
        { line: 8, text: 'Too long', problem: 'audioSeconds: Must be at most 300' },
        {
          line: 9,
          text: 'Equal',
          problem:
            'type: Question type is required; optionC: Options must differ; correctOptionId: Correct option is required',
        },
      ],
      count: 0,
    })
    const after = await server.call(contract.getLevelTest, { params: { id } }, { as: admin })
    expect(after.body).toEqual(before.body)
  })
})

test('a preview of a valid table adds nothing', async () => {
  const id = await anEmptyTest()
  const csv = `${header}\ntext,Fine,a,b,c,d,A,`
  expect(await imported(id, csv, true)).toMatchObject({ imported: 0, rows: [{ problem: null }] })
  expect(await list(id)).toEqual([])
})

test('columns may be in any order, separated by semicolons and in capitals', async () => {
  const id = await anEmptyTest()
  const csv =
    '\uFEFFText;Type;OptionA;OptionB;OptionC;OptionD;CorrectOptionId\r\n"a, b";TEXT;1;2;3;4;d\r\n\r\n'
  expect(await imported(id, csv)).toMatchObject({ imported: 1 })
  expect(await list(id)).toMatchObject([{ type: 'text', text: 'a, b', correctOptionId: 'D' }])
})

test('cells may be pasted from a spreadsheet with tabs', async () => {
  const id = await anEmptyTest()
  const pasted = [
    header.replaceAll(',', '\t'),
    'text\tShe said "hi"; he, too, ___\tdid\t"done"\t"do" it\tdoes\tA\t\t',
    '"text"\t"Two\nlines, ""quoted"" here"\t1\t2\t3\t4\tB\t\t',
    'listening\tListen\t1\t2\t3\t4\tC\thttps://cdn.example/a.mp3\t7,25',
  ].join('\r\n')
  expect(await imported(id, pasted)).toMatchObject({ imported: 3 })
  expect(await list(id)).toMatchObject([
    { text: 'She said "hi"; he, too, ___', options: [{}, { text: 'done' }, { text: '"do" it' }, {}] },
    { text: 'Two\nlines, "quoted" here', correctOptionId: 'B' },
    { audioUrl: 'https://cdn.example/a.mp3', audioSeconds: 7.25 },
  ])
})

test('recordings are read a few at a time', async () => {
  const { url } = contract.uploadLevelTestAudio.reply.parse(
    (await server.call(contract.uploadLevelTestAudio, { body: { audio: aRecording('wav') } }, { as: admin }))
      .body,
  )
  const { read } = server.files
  let [open, most] = [0, 0]
  const counted = vi.spyOn(server.files, 'read').mockImplementation(async (name) => {
    most = Math.max(most, ++open)
    await nextTurn()
    const bytes = await read(name)
    open--
    return bytes
  })
  onTestFinished(() => counted.mockRestore())
  const rows = Array.from({ length: 50 }, (_, n) => `listening,${n},a,b,c,d,A,${url}`)
  const id = await anEmptyTest()
  expect(await imported(id, [header, ...rows].join('\n'))).toMatchObject({ imported: 50 })
  expect((await list(id)).map(({ text }) => text)).toEqual(rows.map((_, n) => String(n)))
  expect(most).toBe(4)
})

test('questions are added after the existing ones', async () => {
  const { id } = await aLevelTest(server.db, { questions: [{}, {}] })
  const repeated = `${header}\ntext,Question 1,a,b,c,d,A,\ntext,New,a,b,c,d,A,`
  expect(await imported(id, repeated, true)).toMatchObject({
    rows: [{ isRepeated: true }, { isRepeated: false }],
  })
  await imported(id, `${header}\ntext,Third,a,b,c,d,A,\ntext,Fourth,a,b,c,d,A,`)
  expect((await list(id)).map(({ text }) => text)).toEqual(['Question 0', 'Question 1', 'Third', 'Fourth'])
})

test.each([
  ['nothing', ''],
  ['a missing column', 'type,text,optionA\ntext,a,b'],
  ['a picture', '\x89PNG\r\n\x1a\n'],
])('%s is not a table', async (_, csv) => {
  const { status, body } = await send(await anEmptyTest(), csv)
  expect([status, codeOf(body)]).toEqual([400, 'INVALID_CSV'])
})

test.each([
  [
    'never closed',
    `text,Fine,a,b,c,d,A,\ntext,"never,a,b,c,d,A,\ntext,Q,a,b,c,d,A,`,
    'opens in line 3 is never',
  ],
  ['inside of a cell', 'text,Say "hi",a,b,c,d,A,', 'In line 2 a quotation mark'],
])('a quotation mark %s is reported with its line', async (_, rows, words) => {
  const { status, body } = await send(await anEmptyTest(), `${header}\n${rows}`, true)
  expect([status, Object(body).message]).toEqual([400, expect.stringContaining(words)])
})

test('refuses a table that is too long, and too many questions', async () => {
  const id = await anEmptyTest()
  expect((await send(id, 'a'.repeat(maxCsvCharacters + 1))).status).toBe(400)
  const rows = Array.from({ length: 201 }, () => 'text,Q,a,b,c,d,A,').join('\n')
  expect(codeOf((await send(id, `${header}\n${rows}`)).body)).toBe('LEVEL_TEST_FULL')
  const { id: other } = await aLevelTest(server.db, { questions: [{}] })
  const most = Array.from({ length: 200 }, () => 'text,Q,a,b,c,d,A,').join('\n')
  expect(codeOf((await send(other, `${header}\n${most}`, true)).body)).toBe('LEVEL_TEST_FULL')
  expect(await imported(id, `${header}\n${most}`)).toMatchObject({ imported: 200 })
})
