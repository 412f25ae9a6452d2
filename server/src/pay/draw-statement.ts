import { buffer } from 'node:stream/consumers'
import type { PayLine, Statement } from '@sohbet/contract/lessons/pay'
import { schoolTime } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatExactMoney } from '@sohbet/domain/money/money'
import PdfDocument from 'pdfkit'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead.ts'
import { colours, heightOf, widthOf, write } from '../pdf/typeset.ts'
import { words } from './statement-words.ts'

const margin = 56
const bottom = 64
const dateWidth = 100
const sumWidth = 100
const small = { size: 9, colour: colours.soft } as const

type Reader = { language: Language; head: Letterhead; now: Date }
type Place = { doc: PDFKit.PDFDocument; language: Language; inner: number }

/** The statement of a coach as a PDF. */
export async function drawStatement(statement: Statement, { language, head, now }: Reader): Promise<Buffer> {
  const say = words[language]
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: language,
    bufferPages: true,
    info: { Title: `${say.title} · ${head.brand.name}`, Author: head.brand.name, CreationDate: now },
  })
  const inner = doc.page.width - 2 * margin
  const box = { x: margin, width: inner }
  const top = drawLetterhead(doc, head, box)
  let y = write(
    doc,
    `${say.title} ${statement.month}`,
    { ...box, y: top + 8 },
    { face: 'headline', size: 26 },
  )
  y = write(doc, statement.name || say.erased, { ...box, y: y + 4 }, { face: 'strong', size: 12 })
  y = write(doc, statement.isClosed ? say.state.closed : say.state.open, { ...box, y: y + 2 }, small) + 14
  const place = { doc, language, inner }
  if (statement.lines.length === 0) y = write(doc, say.none, { ...box, y }, { size: 10 })
  for (const line of statement.lines) y = drawLine(place, line, y)
  for (const { amount, currency } of statement.sums)
    y = drawRow(
      place,
      { date: '', what: say.sum, amount: moneyOf({ amount, currency }, language) },
      y,
      'strong',
    )
  numberPages(doc, say.page)
  doc.end()
  return buffer(doc)
}

const moneyOf = ({ amount, currency }: Pick<PayLine, 'amount' | 'currency'>, language: Language) =>
  formatExactMoney(toMinor(amount), currency, language)

/** What a line is for, in words. */
export function describeLine(line: PayLine, language: Language): { what: string; why: string } {
  const say = words[language]
  const what = line.course === '' ? say.kinds[line.kind] : `${say.kinds[line.kind]} · ${line.course}`
  const why = line.correctsMonth
    ? `${say.reasons.correction} (${line.correctsMonth})`
    : say.reasons[line.reason]
  return { what, why }
}

function drawLine(place: Place, line: PayLine, y: number): number {
  const { what, why } = describeLine(line, place.language)
  const row = {
    date: schoolTime(new Date(line.startsAt)),
    what: `${what} · ${why}`,
    amount: moneyOf(line, place.language),
  }
  return drawRow(place, row, y, 'text')
}

type Row = { date: string; what: string; amount: string }

function drawRow(
  { doc, inner }: Place,
  { date, what, amount }: Row,
  y: number,
  face: 'text' | 'strong',
): number {
  const style = { face, size: 10 } as const
  const width = inner - dateWidth - sumWidth - 16
  const height = heightOf(doc, what, style, width)
  const isFull = y + height > doc.page.height - bottom
  if (isFull) doc.addPage()
  const top = isFull ? margin : y
  write(doc, date, { x: margin, y: top, width: dateWidth }, style)
  const end = write(doc, what, { x: margin + dateWidth, y: top, width }, style)
  const room = widthOf(doc, amount, style)
  write(doc, amount, { x: doc.page.width - margin - room, y: top, width: room + 4 }, style)
  doc
    .moveTo(margin, end + 4)
    .lineTo(doc.page.width - margin, end + 4)
    .lineWidth(0.6)
    .stroke(colours.line)
  return end + 9
}

function numberPages(doc: PDFKit.PDFDocument, say: (number: number, count: number) => string) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const text = say(page + 1, count)
    const width = widthOf(doc, text, small)
    // Below the margin PDFKit would start a new page
    doc.page.margins.bottom = 0
    write(doc, text, { x: doc.page.width - margin - width, y: doc.page.height - 44, width: width + 4 }, small)
  }
}
