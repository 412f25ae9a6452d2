import PdfDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { linesOf, registerFonts, widthOf } from './typeset.ts'

test('lines break between words, and inside a word that is longer than a line', () => {
  const doc = new PdfDocument()
  registerFonts(doc)
  const style = { size: 11.5 }
  expect(linesOf(doc, 'Ayşe Yılmaz', style, 400)).toEqual(['Ayşe Yılmaz'])
  const name = 'Ğ'.repeat(80)
  const lines = linesOf(doc, `${name} · ayse@example.test`, style, 350)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(widthOf(doc, line, style)).toBeLessThanOrEqual(350)
  expect(lines.join('').replaceAll(' ', '')).toBe(`${name}·ayse@example.test`)
})

test('reads the fonts once, not for every document', () => {
  const fontsOf = (doc: PDFKit.PDFDocument) => {
    const register = vi.spyOn(doc, 'registerFont')
    registerFonts(doc)
    return register.mock.calls.map(([, font]) => font)
  }
  const [first, second] = [fontsOf(new PdfDocument()), fontsOf(new PdfDocument())]
  expect(first).toHaveLength(4)
  first.forEach((font, index) => {
    expect(font).toBeInstanceOf(Buffer)
    expect(second[index]).toBe(font)
  })
})

test.each(['text', 'strong', 'italic', 'headline'] as const)(
  'the %s face has the Turkish letters',
  (face) => {
    const doc = new PdfDocument()
    registerFonts(doc)
    const widthOfMissing = widthOf(doc, '\u{f0000}', { face })
    for (const letter of 'çğıöşüÇĞİÖŞÜ₺')
      expect([letter, widthOf(doc, letter, { face })]).not.toEqual([letter, widthOfMissing])
  },
)
