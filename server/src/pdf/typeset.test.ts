import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { linesOf, registerFonts, widthOf } from './typeset.ts'
import { unpackWoff } from './unpack-woff.ts'

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

test('fonts are unpacked once, not for every document', () => {
  const fontsOf = (doc: PDFKit.PDFDocument) => {
    const register = vi.spyOn(doc, 'registerFont')
    registerFonts(doc)
    return register.mock.calls.map(([, font]) => font)
  }
  const [first, second] = [fontsOf(new PdfDocument()), fontsOf(new PdfDocument())]
  expect(first).toHaveLength(8)
  first.forEach((font, index) => {
    expect(font).toBeInstanceOf(Buffer)
    expect(second[index]).toBe(font)
  })
})

test('an unpacked font measures and kerns as the packed one', () => {
  const path = createRequire(import.meta.url).resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff')
  const packed = readFileSync(path)
  const plain = unpackWoff(packed)
  expect([plain.readUInt32BE(0), plain.length]).toEqual([0x0001_0000, packed.readUInt32BE(16)])
  const widthIn = (font: Buffer) =>
    new PdfDocument().font(font).widthOfString('AVATAR, To Yılmaz: 1.234,50 TL')
  expect(widthIn(plain)).toBe(widthIn(packed))
  expect(() => unpackWoff(plain)).toThrow('not a WOFF font')
})
