import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../..', import.meta.url))
const places = [
  'web/app/texts/tr',
  'contract/src',
  'server/src/emails',
  'server/src/receipts/words.ts',
  'server/src/calendar/write-calendar.ts',
  'server/src/messages/report-message.ts',
  'server/src/http/pages',
  'server/src/demo/demo-notifications.ts',
]
const legalTexts = /(?:sales-documents|pack-documents|privacy|imprint)\.ts$/

const filesOf = (place: string): string[] =>
  statSync(join(project, place)).isFile()
    ? [place]
    : readdirSync(join(project, place), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(place, name),
      )

const allLines = places
  .flatMap(filesOf)
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(join(project, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, file, place: `${file}:${index + 1}` })),
  )
const lines = allLines.filter(({ file }) => !legalTexts.test(file))

const linesWith = (pattern: RegExp, among = lines) =>
  among.filter(({ line }) => pattern.test(line)).map(({ line, place }) => `${place} ${line.trim()}`)

// \b does not know the Turkish letters
const start = String.raw`(?<![\p{L}])`
const end = String.raw`(?![\p{L}])`
const words = (...list: string[]) => new RegExp(`${start}(?:${list.join('|')})${end}`, 'iu')

test('no Turkish text says siz, except the legal ones', () => {
  expect(linesWith(words('siz', 'sizi', 'sizin', 'sizde', 'sizden', 'sizinle', 'sizindir'))).toEqual([])
})

test('no Turkish text has an ending of siz, except the legal ones', () => {
  // “yerinizi”, “yazabilirsiniz”, “seçtiyseniz”, but not “henüz” and “önizleme”
  expect(linesWith(/(?<!\p{L})(?!henüz|önizle)\p{L}*[aeıioöuü]n[ıiuü]z/iu)).toEqual([])
})

test('no Turkish text has an imperative of siz, except the legal ones', () => {
  const imperatives = [
    'deneyin|seçin|girin|ekleyin|bekleyin|yükleyin|yenileyin|denetleyin|değiştirin|oluşturun|belirleyin',
    'kaydedin|kaydolun|gönderin|başlayın|kapatın|isteyin|yapın',
    String.raw`lütfen (?:\p{L}+ )*(?:yazın|edin|açın|bakın|alın|verin|çözün)`,
  ]
  expect(linesWith(words(...imperatives))).toEqual([])
})

test('the Turkish word for password is “şifre” everywhere', () => {
  expect(linesWith(/parola/iu)).toEqual([])
})

test('“oturum” is a log-in, which is closed or ends; a live session is “ders”', () => {
  const logIn = /kapa[tn]|sona er|saklayam/iu
  expect(linesWith(/oturum/iu).filter((line) => !logIn.test(line))).toEqual([])
})

test('the editor of the public site calls a plan “paket”, as other screens do', () => {
  const plan = linesWith(/(?:: |^\s+)'(?![\w-]+':)[^']*(?<!\p{L})plan(?! yap)/iu)
  expect(plan.filter((line) => line.startsWith('web/app/texts/tr/site/'))).toEqual([])
})

test('no text puts an ending behind a date with its time', () => {
  expect(linesWith(/\b(?:until|moment|start|time)(?:\)?\}){1,2} (?:tarihine|anına)/iu)).toEqual([])
})

test('Speaking Groups beyond the course are “ekstra” everywhere, as on the public pages', () => {
  expect(linesWith(words('ek Speaking Groups?', 'ek grup', 'ilave Speaking Groups?'), allLines)).toEqual([])
})
