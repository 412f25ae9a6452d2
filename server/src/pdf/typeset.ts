import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const find = createRequire(import.meta.url).resolve

export const colours = {
  paper: '#faf6ee',
  raised: '#fffdf8',
  sunken: '#f1eadd',
  ink: '#1c1a17',
  soft: '#575047',
  line: '#d9cfbf',
  red: '#c8201b',
  cool: '#14587a',
  coolSoft: '#dcebf2',
} as const

const faces = {
  text: 'roboto/files/roboto-SUBSET-400-normal.woff',
  strong: 'roboto/files/roboto-SUBSET-700-normal.woff',
  italic: 'roboto/files/roboto-SUBSET-400-italic.woff',
  headline: 'roboto-condensed/files/roboto-condensed-SUBSET-800-normal.woff',
} as const
type Face = keyof typeof faces

/** The fonts come in two halves: ğ, ş, İ, ə and ₺ are in the second. */
const halves = ['latin', 'latin-ext'] as const
const secondHalf = '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02ba\\u20a0-\\u20ab\\u20ad-\\u20c0'
const inSecondHalf = new RegExp(`[${secondHalf}]+`)
const runs = new RegExp(`[${secondHalf}]+|[^${secondHalf}]+`, 'g')

/** Read once, at the first document: to unpack them takes many times as long as to write a page. */
const readFonts = () =>
  Object.entries(faces).flatMap(([face, file]) =>
    halves.map((half) => ({
      name: `${face}-${half}`,
      font: unpackWoff(readFileSync(find(`@fontsource/${file.replace('SUBSET', half)}`))),
    })),
  )
let fonts: ReturnType<typeof readFonts> | undefined

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { name, font } of (fonts ??= readFonts())) doc.registerFont(name, font)
}

type Style = { face?: Face; size?: number; colour?: string; leading?: number }
export type Box = { x: number; y: number; width: number }

const fill = ({ face = 'text', size = 10, colour = colours.ink, leading = 1.35 }: Style) => ({
  face,
  size,
  colour,
  leading,
})

function eachRun(doc: PDFKit.PDFDocument, text: string, style: Style, see: (run: string) => void): void {
  const { face, size } = fill(style)
  for (const [run] of text.matchAll(runs)) {
    doc.font(`${face}-${inSecondHalf.test(run) ? 'latin-ext' : 'latin'}`).fontSize(size)
    see(run)
  }
}

export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  let width = 0
  eachRun(doc, text, style, (run) => void (width += doc.widthOfString(run)))
  return width
}

/** Breaks a text into lines between its words, and within one that is too long for a line of its own. */
export function linesOf(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((whole) => piecesOf(doc, whole, style, width))) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function piecesOf(doc: PDFKit.PDFDocument, word: string, style: Style, width: number): string[] {
  if (widthOf(doc, word, style) <= width) return [word]
  const pieces: string[] = []
  for (const letter of word) {
    const longer = `${pieces.at(-1) ?? ''}${letter}`
    if (pieces.length > 0 && widthOf(doc, longer, style) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

export const heightOf = (doc: PDFKit.PDFDocument, text: string, style: Style, width: number): number => {
  const { size, leading } = fill(style)
  return linesOf(doc, text, style, width).length * size * leading
}

/** Writes a text into a box and says where it ends. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: Box,
  style: Style = {},
): number {
  const { size, colour, leading } = fill(style)
  let top = y
  for (const line of linesOf(doc, text, style, width)) {
    let left = x
    eachRun(doc, line, style, (run) => {
      const options = { lineBreak: false, baseline: 'alphabetic' } as const
      doc.fillColor(colour).text(run, left, top + size * (0.36 + leading / 2), options)
      left += doc.widthOfString(run)
    })
    top += size * leading
  }
  return top
}
