import { buffer } from 'node:stream/consumers'
import type { PayLine, Statement } from '@sohbet/contract/lessons/pay'
import { schoolZone } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatExactMoney } from '@sohbet/domain/money/money'
import { firstDayOf, type Month } from '@sohbet/domain/month'
import { dateWriter } from '@sohbet/domain/writers'
import PdfDocument from 'pdfkit'
import { moment } from '../emails/words.ts'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead.ts'
import { drawRule, margin, writeAtEnd } from '../pdf/paper.ts'
import { colours, heightOf, widthOf, write } from '../pdf/typeset.ts'
import { words } from './statement-words.ts'

const bottom = 64
const dateWidth = 112
const sumWidth = 100
const small = { size: 9, colour: colours.soft } as const

type Reader = { language: Language; head: Letterhead; now: Date }
type Place = { doc: PDFKit.PDFDocument; language: Language; inner: number }

/** The statement of a coach as a PDF. */
export async function drawStatement(statement: Statement, { language, head, now }: Reader): Promise<Buffer> {
  const say = words[language]
  const title = say.title(monthName(statement.month, language))
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: language,
    bufferPages: true,
    info: { Title: `${title} · ${head.brand.name}`, Author: head.brand.name, CreationDate: now },
  })
  const inner = doc.page.width - 2 * margin
  const box = { x: margin, width: inner }
  const top = drawLetterhead(doc, head, box)
  let y = write(doc, title, { ...box, y: top + 8 }, { face: 'headline', size: 26 })
  y = write(doc, statement.name || say.erased, { ...box, y: y + 4 }, { face: 'strong', size: 12 })
  const state = say.state[statement.isClosed ? 'closed' : 'open']
  y = write(doc, `${state} · ${say.made(moment(now, { language }))}`, { ...box, y: y + 2 }, small) + 14
  const place = { doc, language, inner }
  y = statement.lines.length === 0 ? write(doc, say.none, { ...box, y }, { size: 10 }) : drawHeads(place, y)
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

const monthName = (month: Month, language: Language) =>
  dateWriter(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${firstDayOf(month)}T00:00:00Z`),
  )

/** What a line is for, in words. */
export function describeLine(line: PayLine, language: Language): { what: string; why: string } {
  const say = words[language]
  const what = line.course === '' ? say.kinds[line.kind] : `${say.kinds[line.kind]} · ${line.course}`
  const why = line.correctsMonth
    ? `${say.reasons.correction} (${monthName(line.correctsMonth, language)})`
    : say.reasons[line.reason]
  return { what, why }
}

const timeOf = ({ startsAt }: PayLine, language: Language) =>
  dateWriter(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: schoolZone,
  }).format(new Date(startsAt))

function drawLine(place: Place, line: PayLine, y: number): number {
  const { what, why } = describeLine(line, place.language)
  const row = {
    date: timeOf(line, place.language),
    what: `${what} · ${why}`,
    amount: moneyOf(line, place.language),
  }
  return drawRow(place, row, y, 'text')
}

/** Names of the columns, again on every page. */
function drawHeads({ doc, language }: Place, y: number): number {
  const { date, what, amount } = words[language].columns
  write(doc, date, { x: margin, y, width: dateWidth }, small)
  const end = write(doc, what, { x: margin + dateWidth, y, width: 200 }, small)
  writeAtEnd(doc, amount, y, small)
  return endRow(doc, end)
}

/** A line below a row; returns where the next row begins. */
function endRow(doc: PDFKit.PDFDocument, end: number): number {
  drawRule(doc, end + 4)
  return end + 9
}

type Row = { date: string; what: string; amount: string }

function drawRow(place: Place, { date, what, amount }: Row, y: number, face: 'text' | 'strong'): number {
  const { doc, inner } = place
  const style = { face, size: 10 } as const
  const width = inner - dateWidth - sumWidth - 16
  const height = heightOf(doc, what, style, width)
  const isFull = y + height > doc.page.height - bottom
  if (isFull) doc.addPage()
  const top = isFull ? drawHeads(place, margin) : y
  write(doc, date, { x: margin, y: top, width: dateWidth }, style)
  const end = write(doc, what, { x: margin + dateWidth, y: top, width }, style)
  writeAtEnd(doc, amount, top, style)
  return endRow(doc, end)
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
