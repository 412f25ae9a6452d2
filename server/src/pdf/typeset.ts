import { readFileSync } from 'node:fs'

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
  text: 'roboto-regular.ttf',
  strong: 'roboto-bold.ttf',
  italic: 'roboto-italic.ttf',
  headline: 'roboto-condensed-extrabold.ttf',
} as const
type Face = keyof typeof faces

/** Where the fonts are, beside this file and beside the bundled server. */
const folder = new URL('./fonts/', import.meta.url)

/** Read once, at the first document. */
const readFonts = () =>
  Object.entries(faces).map(([face, file]) => ({ face, font: readFileSync(new URL(file, folder)) }))
let fonts: ReturnType<typeof readFonts> | undefined

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const { face, font } of (fonts ??= readFonts())) doc.registerFont(face, font)
}

type Style = { face?: Face; size?: number; colour?: string; leading?: number }
export type Box = { x: number; y: number; width: number }

const fill = ({ face = 'text', size = 10, colour = colours.ink, leading = 1.35 }: Style) => ({
  face,
  size,
  colour,
  leading,
})

export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  const { face, size } = fill(style)
  return doc.font(face).fontSize(size).widthOfString(text)
}

/** Breaks a text into lines between words, and inside a word that is longer than a line. */
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

/** Writes a text into a box and returns where it ends. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: Box,
  style: Style = {},
): number {
  const { face, size, colour, leading } = fill(style)
  const options = { lineBreak: false, baseline: 'alphabetic' } as const
  let top = y
  for (const line of linesOf(doc, text, style, width)) {
    doc.font(face).fontSize(size).fillColor(colour)
    doc.text(line, x, top + size * (0.36 + leading / 2), options)
    top += size * leading
  }
  return top
}
