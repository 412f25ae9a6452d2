import { defaultBrand as brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import { tulip } from '../../web/app/parts/pictures/tulip.ts'
import { colours, write, widthOf, type Box } from '@sohbet/server/pdf/typeset'
import { labels } from './labels.ts'

export const page = { width: 595.28, height: 841.89, margin: 48 } as const
export const inner = page.width - 2 * page.margin

type Doc = PDFKit.PDFDocument

/** The tea glass in the chat bubble. */
function drawMark(doc: Doc, { x, y, size }: { x: number; y: number; size: number }): void {
  const bubble = 'M9 1h22a8 8 0 0 1 8 8v17a8 8 0 0 1-8 8H20l-9.5 6v-6H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8z'
  doc
    .save()
    .translate(x, y)
    .scale(size / 40)
  doc.path(bubble).fill(colours.red)
  doc.save().translate(20, 5).scale(0.108, 0.082).path(tulip).fill(colours.raised).restore()
  doc.moveTo(13, 9.4).lineTo(27, 9.4).lineWidth(1.5).stroke(colours.red)
  doc.moveTo(11.5, 29.2).lineTo(28.5, 29.2).lineCap('round').lineWidth(2.2).stroke(colours.raised)
  doc.restore()
}

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

export function drawHeader(
  doc: Doc,
  { number, language, sample }: { number: number; language: Language; sample: string },
): void {
  const { module } = labels[language]
  doc.rect(0, 0, page.width, page.height).fill(colours.paper)
  doc.rect(0, 0, page.width, 64).fill(colours.ink)
  doc.rect(0, 64, page.width, 4).fill(colours.red)
  drawMark(doc, { x: page.margin, y: 15, size: 34 })
  const name = { face: 'headline', size: 21, colour: colours.paper } as const
  write(doc, brand.name, { x: page.margin + 43, y: 17, width: 200 }, name)
  const label = `${module} ${number}`
  const style = { face: 'headline', size: 21, colour: colours.paper } as const
  const length = widthOf(doc, label, style)
  const right = page.width - page.margin
  write(doc, label, { x: right - length, y: 17, width: length + 1 }, style)
  const small = { size: 9.5, colour: '#c9bfb0' } as const
  const smallLength = widthOf(doc, sample, small)
  write(doc, sample, { x: right - length - smallLength - 12, y: 26, width: smallLength + 1 }, small)
}

export function drawFooter(
  doc: Doc,
  { number, of = 2, language }: { number: number; of?: number; language: Language },
): void {
  const y = page.height - 38
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.75)
    .stroke(colours.line)
  const style = { size: 8, colour: colours.soft } as const
  write(doc, `${brand.name} · ${brand.tagline[language]}`, { x: page.margin, y: y + 8, width: 400 }, style)
  const count = `${number} / ${of}`
  write(doc, count, { x: page.width - page.margin - widthOf(doc, count, style), y: y + 8, width: 40 }, style)
}

/** A heading with the short red line of every section. */
export function drawHeading(doc: Doc, text: string, { x, y, width }: Box): number {
  doc.rect(x, y + 2, 22, 4).fill(colours.red)
  return write(doc, text, { x, y: y + 9, width }, { face: 'headline', size: 16, leading: 1.2 }) + 4
}
