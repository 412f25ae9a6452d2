import { paper } from '@sohbet/domain/brand/brand'
import { isSubstitute, lettersOf, runsOf, useFace, type Face, type Run } from './faces.ts'

export const colours = {
  paper: paper.light,
  raised: '#fffdf8',
  sunken: '#f1eadd',
  ink: '#1c1a17',
  soft: '#575047',
  line: '#d9cfbf',
  red: '#c8201b',
  cool: '#14587a',
  coolSoft: '#dcebf2',
} as const

export type TextStyle = { face?: Face; size?: number; colour?: string; leading?: number }
export type Box = { x: number; y: number; width: number }

const withDefaults = ({ face = 'text', size = 10, colour = colours.ink, leading = 1.35 }: TextStyle) => ({
  face,
  size,
  colour,
  leading,
})

/** A list of features makes PDFKit set a run as a whole; word by word, right-to-left words come out in reverse. */
const layoutOf = ({ face }: Run): PDFKit.Mixins.TextOptions => (isSubstitute(face) ? { features: [] } : {})

export function widthOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  const { face, size } = withDefaults(style)
  return runsOf(text, face).reduce(
    (sum, run) => sum + useFace(doc, run.face).fontSize(size).widthOfString(run.text, layoutOf(run)),
    0,
  )
}

/** Breaks a text into lines between words, and inside a word that is longer than a line. */
export function linesOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  // Most texts have one line, and measuring a longer and longer line takes most of the time of a page
  if (widthOf(doc, text, style) <= width) return [text]
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((whole) => piecesOf(doc, whole, style, width))) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export function piecesOf(doc: PDFKit.PDFDocument, word: string, style: TextStyle, width: number): string[] {
  if (widthOf(doc, word, style) <= width) return [word]
  const pieces: string[] = []
  for (const letter of lettersOf(word)) {
    const longer = `${pieces.at(-1) ?? ''}${letter}`
    if (pieces.length > 0 && widthOf(doc, longer, style) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

export const heightOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): number => {
  const { size, leading } = withDefaults(style)
  return linesOf(doc, text, style, width).length * size * leading
}

/** Writes a text into a box and returns where it ends. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: Box,
  style: TextStyle = {},
): number {
  const { face, size, colour, leading } = withDefaults(style)
  const options = { lineBreak: false, baseline: 'alphabetic' } as const
  let top = y
  for (const line of linesOf(doc, text, style, width)) {
    let left = x
    for (const run of runsOf(line, face)) {
      useFace(doc, run.face).fontSize(size).fillColor(colour)
      doc.text(run.text, left, top + size * (0.36 + leading / 2), { ...options, ...layoutOf(run) })
      left += doc.widthOfString(run.text, layoutOf(run))
    }
    top += size * leading
  }
  return top
}
