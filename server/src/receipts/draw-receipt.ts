import { buffer } from 'node:stream/consumers'
import { brand } from '@sohbet/domain/brand'
import type { Currency } from '@sohbet/domain/course/price'
import { planNames, type Plan } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import PdfDocument from 'pdfkit'
import { moment } from '../emails/words.ts'
import { colours, widthOf, write } from '../pdf/typeset.ts'
import { words } from './words.ts'

type Receipt = {
  id: string
  kind: 'payment' | 'refund'
  amountMinor: number
  currency: Currency
  createdAt: Date
  provider: string | null
  courseName: string
  plan: Plan
  /** Null after the account was erased. */
  learner: { username: string; email: string } | null
}

const margin = 56
const labelWidth = 130

export async function drawReceipt(
  receipt: Receipt,
  { language, schoolEmail }: { language: Language; schoolEmail: string },
): Promise<Buffer> {
  const say = words[language]
  const title = say.titles[receipt.kind]
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: language,
    info: { Title: `${title} · ${brand.name}`, Author: brand.name, CreationDate: receipt.createdAt },
  })
  const inner = doc.page.width - 2 * margin
  doc.rect(0, 0, doc.page.width, 10).fill(colours.red)
  write(
    doc,
    brand.name,
    { x: margin, y: 48, width: inner },
    { face: 'headline', size: 18, colour: colours.red },
  )
  let y = write(doc, title, { x: margin, y: 84, width: inner }, { face: 'headline', size: 30 }) + 18
  for (const [label, value] of rowsOf(receipt, language)) {
    doc
      .moveTo(margin, y)
      .lineTo(margin + inner, y)
      .lineWidth(0.6)
      .stroke(colours.line)
    write(doc, label, { x: margin, y: y + 9, width: labelWidth }, { size: 10, colour: colours.soft })
    const place = { x: margin + labelWidth, y: y + 8, width: inner - labelWidth }
    y = write(doc, value, place, { size: 11.5 }) + 8
  }
  y = drawSum(doc, receipt, { y: y + 10, inner, language }) + 26
  write(doc, `${say.note} ${schoolEmail}`, { x: margin, y, width: inner }, { size: 9, colour: colours.soft })
  doc.end()
  return buffer(doc)
}

const wayOf = ({ provider }: Receipt) =>
  provider === null ? 'hand' : provider === 'local' ? 'testCard' : 'card'

function rowsOf(receipt: Receipt, language: Language): [string, string][] {
  const say = words[language]
  const { learner } = receipt
  return [
    [say.number, receipt.id],
    [say.date, moment(receipt.createdAt, { language })],
    [say.learner, learner ? `${learner.username} · ${learner.email}` : say.erased],
    [say.course, receipt.courseName],
    [say.plan, planNames[receipt.plan]],
    [say.way, say.ways[wayOf(receipt)]],
  ]
}

function drawSum(
  doc: PDFKit.PDFDocument,
  { kind, amountMinor, currency }: Receipt,
  { y, inner, language }: { y: number; inner: number; language: Language },
): number {
  const sum = formatMoney(Math.abs(amountMinor), currency, language)
  const style = { face: 'strong', size: 16 } as const
  doc.roundedRect(margin, y, inner, 46, 8).fill(colours.sunken)
  write(
    doc,
    words[language].sums[kind],
    { x: margin + 16, y: y + 12, width: 200 },
    { face: 'strong', size: 13 },
  )
  const width = widthOf(doc, sum, style)
  write(doc, sum, { x: margin + inner - 16 - width, y: y + 10, width: width + 4 }, style)
  return y + 46
}
