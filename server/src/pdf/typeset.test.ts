import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { linesOf, registerFonts, widthOf } from './typeset.ts'

test('lines break between words, and within one that no line could hold', () => {
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
