import PdfDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { fontOf, runsOf, useFace } from './faces.ts'
import { linesOf, widthOf } from './typeset.ts'

test('lines break between words, and inside a word that is longer than a line', () => {
  const doc = new PdfDocument()
  const style = { size: 11.5 }
  expect(linesOf(doc, 'Ayşe Yılmaz', style, 400)).toEqual(['Ayşe Yılmaz'])
  const name = 'Ğ'.repeat(80)
  const lines = linesOf(doc, `${name} · ayse@example.test`, style, 350)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(widthOf(doc, line, style)).toBeLessThanOrEqual(350)
  expect(lines.join('').replaceAll(' ', '')).toBe(`${name}·ayse@example.test`)
})

test('opens a font once, not for every document', () => {
  const fontIn = (doc: PDFKit.PDFDocument) => {
    const register = vi.spyOn(doc, 'registerFont')
    useFace(doc, 'text')
    return register.mock.calls[0]?.[1]
  }
  expect(fontIn(new PdfDocument())).toBe(fontOf('text'))
  expect(fontIn(new PdfDocument())).toBe(fontOf('text'))
})

test('a word is as wide in the next document', () => {
  const widths = [12, 12, 24].map((size) => widthOf(new PdfDocument(), 'Tuğçe öğretmen', { size }))
  expect(widths).toEqual([widths[0], widths[0], (widths[0] ?? 0) * 2])
  expect(widths[0]).toBeGreaterThan(50)
})

test.each(['text', 'strong', 'italic', 'headline'] as const)(
  'the %s face has the Turkish letters',
  (face) => {
    expect(runsOf('çğıöşüÇĞİÖŞÜ₺', face)).toEqual([{ face, text: 'çğıöşüÇĞİÖŞÜ₺' }])
  },
)

test.each(['text', 'strong', 'italic', 'headline'] as const)(
  'the %s face has all letters that are not searched',
  (face) => {
    const font = fontOf(face)
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0x17f],
    ] as const
    const signs = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    const others = Array.from('‘’“”–—…•₺€', (sign) => sign.codePointAt(0) ?? 0)
    expect([...signs, ...others].filter((sign) => !font.hasGlyphForCodePoint(sign))).toEqual([])
  },
)

/** Names of people, and the font that draws each. */
const names = {
  'Ayşe Yılmaz': 'text',
  'Nguyễn Thị Hương': 'alphabets',
  'Борис Пастернак': 'alphabets',
  'Γιώργος Σεφέρης': 'alphabets',
  'محمد علي': 'alphabets',
  'שרה לוי': 'alphabets',
  'Նարեկ Սարգսյան': 'alphabets',
  'ნინო ბერიძე': 'alphabets',
  张伟: 'scripts',
  ひらがなカタカナ: 'scripts',
  김민준: 'scripts',
  आशा: 'scripts',
  สมชาย: 'scripts',
} as const

test.each(Object.entries(names))('a font has every letter of %s', (name, face) => {
  const runs = runsOf(name, 'text')
  expect(runs.map((run) => run.text).join('')).toBe(name.normalize('NFC'))
  expect(runs.some((run) => run.face === face)).toBe(true)
  const doc = new PdfDocument()
  for (const run of runs) {
    const register = vi.spyOn(doc, 'registerFont')
    useFace(doc, run.face)
    const font = fontOf(run.face)
    expect(register.mock.lastCall?.[0]).toBe(run.face)
    for (const letter of run.text)
      expect([letter, font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
  }
})

test('words of a right-to-left script stay in one run', () => {
  expect(runsOf('محمد علي · a@b.test', 'text')).toEqual([
    { face: 'alphabets', text: 'محمد علي' },
    { face: 'text', text: ' · a@b.test' },
  ])
})
