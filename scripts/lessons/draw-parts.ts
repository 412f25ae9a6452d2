import type { Language } from '@sohbet/domain/language'
import { colours, write, widthOf, type Box } from '@sohbet/server/pdf/typeset'
import { labels } from './labels.ts'

export const page = { width: 595.28, height: 841.89, margin: 48 } as const
export const inner = page.width - 2 * page.margin

type Doc = PDFKit.PDFDocument

/** A line with its stops; the red part is what this page covers. */
export function drawRoute(
  doc: Doc,
  { x, y, width }: Box,
  { stops, from, to }: { stops: readonly string[]; from: number; to: number },
): void {
  const step = width / (stops.length - 1)
  const at = (stop: number) => x + stop * step
  doc.lineCap('round').lineWidth(5)
  doc
    .moveTo(at(0), y)
    .lineTo(at(stops.length - 1), y)
    .stroke(colours.line)
  doc.moveTo(at(from), y).lineTo(at(to), y).stroke(colours.red)
  for (const [index, name] of stops.entries()) {
    const isHere = index >= from && index <= to
    doc.circle(at(index), y, 6.5).lineWidth(3)
    doc.fillAndStroke(colours.raised, isHere ? colours.red : colours.soft)
    const style = { face: 'strong', size: 8.5, colour: isHere ? colours.ink : colours.soft } as const
    const length = widthOf(doc, name, style)
    const left = Math.min(Math.max(at(index) - length / 2, page.margin), page.width - page.margin - length)
    write(doc, name, { x: left, y: y + 10, width: length + 1 }, style)
  }
}

/** Without the name of a school: every school that uses the product shows these documents as its own. */
export function drawHeader(
  doc: Doc,
  { number, language, sample }: { number: number; language: Language; sample: string },
): void {
  const { module } = labels[language]
  doc.rect(0, 0, page.width, page.height).fill(colours.paper)
  doc.rect(0, 0, page.width, 64).fill(colours.ink)
  doc.rect(0, 64, page.width, 4).fill(colours.red)
  const label = { face: 'headline', size: 21, colour: colours.paper } as const
  write(doc, `${module} ${number}`, { x: page.margin, y: 17, width: 200 }, label)
  const small = { size: 9.5, colour: '#c9bfb0' } as const
  const length = widthOf(doc, sample, small)
  write(doc, sample, { x: page.width - page.margin - length, y: 26, width: length + 1 }, small)
}

export function drawFooter(doc: Doc, { number, of = 2 }: { number: number; of?: number }): void {
  const y = page.height - 38
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.75)
    .stroke(colours.line)
  const style = { size: 8, colour: colours.soft } as const
  const count = `${number} / ${of}`
  write(doc, count, { x: page.width - page.margin - widthOf(doc, count, style), y: y + 8, width: 40 }, style)
}

/** A heading with the short red line of every section. */
export function drawHeading(doc: Doc, text: string, { x, y, width }: Box): number {
  doc.rect(x, y + 2, 22, 4).fill(colours.red)
  return write(doc, text, { x, y: y + 9, width }, { face: 'headline', size: 16, leading: 1.2 }) + 4
}
