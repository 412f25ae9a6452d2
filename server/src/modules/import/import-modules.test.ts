import { getModule, importModules, listModules } from '@sohbet/contract/catalogue/modules'
import {
  importQuizQuestions,
  importTypeQuestions,
  listQuizQuestions,
} from '@sohbet/contract/catalogue/quizzes'
import { moduleTemplate, quizTemplate } from '@sohbet/contract/catalogue/table-templates'
import { languages } from '@sohbet/domain/language'
import { spreadsheetSigns } from '@sohbet/domain/spreadsheet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourseType, aModule, aQuiz, aQuizQuestion } from '../../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const sendModules = (id: string, csv: string, isPreview = false) =>
  server.call(importModules, { params: { id }, body: { csv, isPreview } }, { as: admin })
const modulesFrom = async (id: string, csv: string, isPreview = false) =>
  importModules.reply.parse((await sendModules(id, csv, isPreview)).body)
const modulesOf = async (id: string) =>
  listModules.reply.parse((await server.call(listModules, { params: { id } }, { as: admin })).body)
const questionsFrom = async (courseTypeId: string, csv: string, isPreview = false) =>
  importTypeQuestions.reply.parse(
    (
      await server.call(
        importTypeQuestions,
        { params: { courseTypeId }, body: { csv, isPreview } },
        { as: admin },
      )
    ).body,
  )
const quizQuestionsFrom = async (id: string, csv: string) =>
  importQuizQuestions.reply.parse(
    (await server.call(importQuizQuestions, { params: { id }, body: { csv } }, { as: admin })).body,
  )
const questionsOf = async (id: string) =>
  listQuizQuestions.reply.parse(
    (await server.call(listQuizQuestions, { params: { id } }, { as: admin })).body,
  )

const moduleHead = 'order,name,description,videoSource,document1Source'
const problems = ({ rows }: { rows: { problem: string | null }[] }) => rows.map(({ problem }) => problem)

test('one file makes 26 modules and a second one their 182 questions', async () => {
  const { id } = await aCourseType(server.db)
  const modules = Array.from(
    { length: 26 },
    (_, n) => `${n + 1},Module ${n + 1},About ${n + 1},7697987${n % 10},https://example.test/${n}.pdf`,
  )
  expect(await modulesFrom(id, [moduleHead, ...modules].join('\n'))).toMatchObject({ imported: 26 })
  const questions = Array.from(
    { length: 182 },
    (_, n) => `${Math.floor(n / 7) + 1},Question ${n},fill_blank,answer ${n}`,
  )
  const csv = ['module,content,questionType,correctAnswer', ...questions].join('\n')
  expect(await questionsFrom(id, csv)).toMatchObject({ imported: 182 })
  const made = await modulesOf(id)
  expect(made.map(({ order }) => order)).toEqual(Array.from({ length: 26 }, (_, n) => n + 1))
  const last = await questionsOf(made[25]?.quiz?.id ?? '')
  expect(last.map(({ content }) => content)).toEqual(
    Array.from({ length: 7 }, (_, n) => `Question ${175 + n}`),
  )
})

test.each(languages)('the templates in %s can be imported unchanged', async (language) => {
  const { id } = await aCourseType(server.db)
  const csvOf = (rows: ReturnType<typeof moduleTemplate>) =>
    rows.map((row) => row.join(spreadsheetSigns[language].delimiter)).join('\r\n')
  const modules = await modulesFrom(id, csvOf(moduleTemplate(language)))
  expect([problems(modules), modules.imported]).toEqual([[null, null], 2])
  const made = await modulesOf(id)
  expect(made).toMatchObject([
    {
      isDraft: false,
      video: { title: 'Hello in London', description: 'Two friends meet.' },
      docs: [{ title: 'Notes', source: 'https://example.com/hello.pdf' }],
    },
    { isDraft: true, docs: [{ title: 'Ordering tea', source: 'https://example.com/tea.pdf' }] },
  ])
  const all = await questionsFrom(id, csvOf(quizTemplate(language, { withModule: true })))
  expect([problems(all), all.imported]).toEqual([[null, null, null, null], 4])
  const quizId = (await modulesOf(id))[0]?.quiz?.id ?? ''
  const one = await quizQuestionsFrom(quizId, csvOf(quizTemplate(language, { withModule: false })))
  expect([problems(one), one.imported]).toEqual([[null, null, null, null], 4])
})

describe('a table of modules', () => {
  test('comes from a Turkish Excel; an empty title or description is the module’s', async () => {
    const { id } = await aCourseType(server.db)
    const csv =
      '\uFEFFSıra;Başlık;Açıklama;Video başlığı;Video kaynağı;Belge 1 başlığı;Belge 1;Belge 3\r\n' +
      '3;Selamlaşma;İlk ders;;76979871;Notlar;https://example.test/a.pdf;https://example.test/c.pdf\r\n' +
      ';"Çay; simit";İkinci;Çay;76979872;;https://example.test/b.pdf;\r\n\r\n'
    expect(await modulesFrom(id, csv)).toMatchObject({ imported: 2 })
    expect(await modulesOf(id)).toMatchObject([
      {
        order: 3,
        name: 'Selamlaşma',
        video: { title: 'Selamlaşma', description: 'İlk ders' },
        docs: [
          { title: 'Notlar', source: 'https://example.test/a.pdf' },
          { title: 'Selamlaşma', description: 'İlk ders', source: 'https://example.test/c.pdf' },
        ],
      },
      { order: 4, name: 'Çay; simit', video: { title: 'Çay' }, docs: [{ title: 'Çay; simit' }] },
    ])
    const rest = await modulesFrom(
      id,
      'Ad;Durum;Video;Belge 1\nVideosuz;;;https://example.test/a.pdf\nHazır;taslak;76979871;https://example.test/a.pdf\nAçık;yayında;76979871;https://example.test/a.pdf',
    )
    expect(problems(rest)).toEqual([null, null, expect.stringContaining('description')])
    expect(rest.rows.map(({ isDraft }) => isDraft)).toEqual([true, true, false])
  })

  test('refuses a status that is neither draft nor published, so that no typing error publishes', async () => {
    const { id } = await aCourseType(server.db)
    const rows = ['drfat', '???', 'Published', 'DRAFT', 'Yayında', ''].map(
      (status) => `Module,Text,${status},76979871,https://example.test/a.pdf`,
    )
    const csv = ['name,description,Durum,video,document1', ...rows].join('\n')
    const fault = 'Durum: Must be draft, published or empty'
    expect(problems(await modulesFrom(id, csv))).toEqual([fault, fault, null, null, null, null])
    expect(await modulesOf(id)).toEqual([])
  })

  test.each([true, false])(
    'with problems is reported row by row and adds nothing (preview: %s)',
    async (isPreview) => {
      const { courseTypeId, name } = await aModule(server.db, { order: 2 })
      const csv = [
        moduleHead,
        `1,${name},Fine,76979871,https://example.test/a.pdf`,
        '2,Taken,Text,76979871,https://example.test/a.pdf',
        '1,Same,Text,76979871,https://example.test/a.pdf',
        'x,No,,nowhere,javascript:alert(1)',
        `9,Missing,Text,76979871,/api/courses/documents/${'0'.repeat(32)}.pdf`,
        '10,Without,Text,,',
      ].join('\n')
      const report = await modulesFrom(courseTypeId, csv, isPreview)
      expect(problems(report)).toEqual([
        null,
        'order: There is a module with this number already',
        'order: The same number stands in an earlier row',
        'name: Module Name must be at least 3 characters; order: Order must be a positive number; videoSource: Must be a valid URL; document1Source: Must be a valid URL; description: Description is required; videoDescription: Video description is required; document1Description: Document description is required',
        'document1Source: One of the documents is not here any more, please upload it again',
        null,
      ])
      expect(report.rows.map(({ isRepeated }) => isRepeated)).toEqual([
        true,
        false,
        false,
        false,
        false,
        false,
      ])
      expect(report.imported).toBe(0)
      expect(await modulesOf(courseTypeId)).toHaveLength(1)
    },
  )

  test('names the columns when it has none, and has at most 1000 rows', async () => {
    const { id } = await aCourseType(server.db)
    const { status, body } = await sendModules(id, 'a,b\n1,2')
    expect([status, Object(body).message]).toEqual([
      400,
      'This is not a CSV file whose first line names the columns name',
    ])
    const long = await sendModules(id, `name,description${'\na,b'.repeat(1001)}`)
    expect(codeOf(long.body)).toBe('TOO_MANY_ROWS')
  })
})

test('the server names columns as the file does', async () => {
  const { courseTypeId } = await aModule(server.db, { order: 1 })
  const [pdf, mp4, mp3] = ['pdf', 'mp4', 'mp3'].map((ending) => `${'0'.repeat(32)}.${ending}`)
  const modules = await modulesFrom(
    courseTypeId,
    [
      'Konu;Sıra;Ad;Açıklama;Video kaynağı;Belge 1;Belge 2',
      ';1;Taken;Text;76979871;https://example.test/a.pdf;',
      `;2;Video;Text;/api/courses/videos/${mp4};https://example.test/a.pdf;`,
      `;3;Second;Text;76979871;https://example.test/a.pdf;/api/courses/documents/${pdf}`,
      `;4;Only;Text;76979871;;/api/courses/documents/${pdf}`,
    ].join('\n'),
  )
  expect(problems(modules)).toEqual([
    'Sıra: There is a module with this number already',
    'Video kaynağı: This video is not here any more, please upload it again',
    'Belge 2: One of the documents is not here any more, please upload it again',
    'Belge 2: One of the documents is not here any more, please upload it again',
  ])
  const questions = await questionsFrom(
    courseTypeId,
    [
      'Modül no;Soru;Tür;Doğru cevap;Ses',
      `1;Silent;sentence;Yes;/api/quizes/audio/${mp3}`,
      '9;Lost;sentence;Yes;',
      ...Array.from({ length: 101 }, () => '1;Many;sentence;Yes;'),
    ].join('\n'),
  )
  expect(problems(questions).filter((problem) => problem !== null)).toEqual([
    'Ses: This recording is not here any more, please upload it again',
    'Modül no: There is no such module',
    'Modül no: A quiz has 100 questions at most',
  ])
})

describe('a table of questions', () => {
  test('names modules by number or title, and fills all question types', async () => {
    const { id } = await aCourseType(server.db)
    const [first, second] = [
      await aModule(server.db, { courseTypeId: id, order: 1, name: 'Saying hello' }),
      await aModule(server.db, { courseTypeId: id, order: 2, name: 'İstanbul ÇAYI' }),
    ]
    const quiz = await aQuiz(server.db, { moduleId: first.id })
    await aQuizQuestion(server.db, { quizId: quiz.id, content: 'There already' })
    const csv =
      '\uFEFFModül;Soru;Tür;SeçenekA;SeçenekB;SeçenekC;SeçenekD;Doğru cevap;Diğer cevaplar;Açıklama;Ses\r\n' +
      '1;Which?;Çoktan seçmeli;one;two;three;four;c;;Because;\r\n' +
      'istanbul çayı;Say ___;Boşluk doldurma;;;;;hello;hi | hey;;https://example.test/a.mp3\r\n' +
      '2.;Write;Cümle;;;;;I am here.;;;\r\n' +
      '2;Order;Sürükle bırak;I;am;right;here;;;;\r\n' +
      '1;There already;sentence;;;;;Yes;;;'
    const report = await questionsFrom(id, csv)
    expect(report.imported).toBe(5)
    expect(report.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false, false, false, true])
    expect(await questionsOf(quiz.id)).toMatchObject([
      { content: 'There already' },
      { content: 'Which?', questionType: 'multi-option', correctAnswer: 'C', explanation: 'Because' },
      { content: 'There already', questionType: 'sentence' },
    ])
    const { quiz: made } = getModule.reply.parse(
      (await server.call(getModule, { params: { id: second.id } }, { as: admin })).body,
    )
    expect(await questionsOf(made?.id ?? '')).toMatchObject([
      { sourceType: 'audio', acceptedAnswers: ['hi', 'hey'], audioUrl: 'https://example.test/a.mp3' },
      { questionType: 'sentence', correctAnswer: 'I am here.' },
      { questionType: 'drag-drop', correctAnswer: null, options: [{ text: 'I' }, {}, {}, { text: 'here' }] },
    ])
  })

  test.each([true, false])(
    'with problems is reported row by row and adds nothing (preview: %s)',
    async (isPreview) => {
      const { id } = await aCourseType(server.db)
      const { id: moduleId } = await aModule(server.db, { courseTypeId: id, order: 1, name: 'Twice' })
      await aModule(server.db, { courseTypeId: id, order: 2, name: 'twice' })
      const csv = [
        'module,content,questionType,optionA,optionB,optionC,optionD,correctAnswer,audioUrl',
        '1,Fine,sentence,,,,,Yes,',
        ',No module,sentence,,,,,Yes,',
        '9,Wrong number,sentence,,,,,Yes,',
        'Twice,Two,sentence,,,,,Yes,',
        '1,,essay,,,,,Yes,',
        '1,Choose,multi-option,a,b,A,,E,',
        '1,No key,fill_blank,,,,,,',
        `1,Silent,sentence,,,,,Yes,/api/quizes/audio/${'0'.repeat(32)}.mp3`,
      ].join('\n')
      const report = await questionsFrom(id, csv, isPreview)
      expect(problems(report)).toEqual([
        null,
        'module: The module is missing',
        'module: There is no such module',
        'module: Several modules have this name, use the number',
        'questionType: Must be multi-option, fill_blank, sentence or drag-drop; content: Question content is required',
        'correctAnswer: Must be A to D; optionD: Option text is required; optionC: Options must differ',
        'correctAnswer: Correct answer is required',
        'audioUrl: This recording is not here any more, please upload it again',
      ])
      expect(report.imported).toBe(0)
      expect(await server.db.$count(quizzes, eq(quizzes.moduleId, moduleId))).toBe(0)
    },
  )

  test('of one quiz needs no module, refuses another module, and at most 100 fit', async () => {
    const { id: moduleId, courseTypeId } = await aModule(server.db)
    await aModule(server.db, { courseTypeId, order: 2 })
    const { id: quizId } = await aQuiz(server.db, { moduleId })
    const send = (csv: string) => quizQuestionsFrom(quizId, csv)
    const head = 'module,content,questionType,correctAnswer'
    expect(problems(await send(`${head}\n2,Q,sentence,Yes`))).toEqual([
      'module: This is the quiz of another module',
    ])
    expect((await send(`${head}\n1,One,sentence,Yes\n,Two,sentence,Yes`)).imported).toBe(2)
    const many = await send(`${head}${'\n,Q,sentence,Yes'.repeat(99)}`)
    expect(problems(many).slice(-2)).toEqual([null, 'module: A quiz has 100 questions at most'])
    expect(await questionsOf(quizId)).toHaveLength(2)
  })
})
