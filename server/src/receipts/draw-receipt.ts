import { buffer } from 'node:stream/consumers'
import { contactOf } from '@sohbet/domain/brand/brand'
import type { Language } from '@sohbet/domain/language'
import { formatExactMoney } from '@sohbet/domain/money/money'
import PdfDocument from 'pdfkit'
import { moment } from '../emails/words.ts'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead.ts'
import { drawRule, margin, writeAtEnd } from '../pdf/paper.ts'
import { colours, heightOf, widthOf, write, type TextStyle } from '../pdf/typeset.ts'
import { buyerLines, linesOf, paymentRows, sellerLines } from './receipt-lines.ts'
import type { Receipt } from './receipt.ts'
import { words } from './words.ts'

const labelWidth = 130
const gap = 24

type Doc = PDFKit.PDFDocument
type Reader = { language: Language; head: Letterhead }
type Place = Reader & { doc: Doc; inner: number }

export async function drawReceipt(receipt: Receipt, { language, head }: Reader): Promise<Buffer> {
  const say = words[language]
  const { brand } = head
  const title = say.titles[receipt.kind]
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: language,
    info: {
      Title: `${title} · ${brand.name}`,
      Subject: receipt.number,
      Author: brand.name,
      CreationDate: receipt.createdAt,
    },
  })
  const place = { doc, inner: doc.page.width - 2 * margin, language, head }
  let y = drawHead(place, receipt, title)
  y = drawParties(place, receipt, y + 18) + 18
  y = drawSums(place, receipt, y) + 14
  for (const row of paymentRows(receipt, language)) y = drawRow(place, row, y)
  const width = place.inner
  y = write(doc, say.note, { x: margin, y: y + 22, width }, { size: 9, colour: colours.soft })
  const contact = `${say.contact} ${contactOf(receipt.seller, brand).email}`
  for (const line of [contact, brand.messagingLink, brand.footer[language]].filter((text) => text !== ''))
    y = write(doc, line, { x: margin, y: y + 4, width }, { size: 9, colour: colours.soft })
  doc.end()
  return buffer(doc)
}

/** The brand and the title; number and date stand at the right. */
function drawHead(
  { doc, inner, language, head }: Place,
  { number, createdAt }: Receipt,
  title: string,
): number {
  const say = words[language]
  const half = inner / 2
  const top = drawLetterhead(doc, head, { x: margin, width: half })
  const end = write(doc, title, { x: margin, y: top + 8, width: half }, { face: 'headline', size: 30 })
  const facts: [string, string][] = [
    [say.number, number],
    [say.date, moment(createdAt, { language })],
  ]
  let y = 46
  for (const [label, text] of facts) {
    writeAtEnd(doc, label, y, { size: 9, colour: colours.soft })
    writeAtEnd(doc, text, y + 12, { face: 'strong', size: 12 })
    y += 36
  }
  return Math.max(end, y)
}

/** Seller and buyer beside each other. */
function drawParties({ doc, inner, language }: Place, receipt: Receipt, y: number): number {
  const say = words[language]
  const width = (inner - gap) / 2
  const parties = [
    { label: say.seller, lines: sellerLines(receipt.seller, language) },
    { label: say.buyer, lines: buyerLines(receipt, language) },
  ]
  drawRule(doc, y)
  const ends = parties.map(({ label, lines: [name = '', ...rest] }, index) => {
    const x = margin + index * (width + gap)
    let end = write(doc, label, { x, y: y + 12, width }, { size: 9, colour: colours.soft })
    end = write(doc, name, { x, y: end + 2, width }, { face: 'strong', size: 11 })
    for (const line of rest) end = write(doc, line, { x, y: end + 1, width }, { size: 9.5 })
    return end
  })
  return Math.max(...ends)
}

/** What is paid for, then the sum with its VAT in a box. */
function drawSums({ doc, inner, language }: Place, receipt: Receipt, y: number): number {
  const say = words[language]
  const { vatPercent, currency, kind } = receipt
  const money = (minor: number) => formatExactMoney(Math.abs(minor), currency, language)
  const style = { size: 11 }
  let end = y
  for (const { label, amount } of linesOf(receipt, language)) {
    drawRule(doc, end)
    const top = end + 8
    const width = inner - widthOf(doc, amount, style) - gap
    end = write(doc, label, { x: margin, y: top, width }, style) + 8
    writeAtEnd(doc, amount, top, style)
  }
  const percent = new Intl.NumberFormat(language).format(vatPercent)
  const rows: [string, string][] = [
    [say.net, money(receipt.netMinor)],
    [say.vat(percent), money(receipt.vatMinor)],
  ]
  const height = 92
  doc.roundedRect(margin, end + 4, inner, height, 8).fill(colours.sunken)
  let top = end + 14
  for (const [label, amount] of rows) {
    drawBoxRow({ doc, inner, y: top }, [label, amount], { size: 10.5 })
    top += 18
  }
  drawBoxRow({ doc, inner, y: top + 6 }, [say.sums[kind], money(receipt.amountMinor)], {
    face: 'strong',
    size: 16,
  })
  return end + 4 + height
}

function drawBoxRow(
  { doc, inner, y }: { doc: Doc; inner: number; y: number },
  [label, amount]: [string, string],
  style: TextStyle,
) {
  const width = widthOf(doc, amount, style)
  write(doc, label, { x: margin + 16, y, width: inner - width - 56 }, style)
  write(doc, amount, { x: margin + inner - 16 - width, y, width: width + 4 }, style)
}

function drawRow({ doc, inner }: Place, [label, text]: [string, string], y: number): number {
  const width = inner - labelWidth
  write(doc, label, { x: margin, y: y + 7, width: labelWidth - 8 }, { size: 9.5, colour: colours.soft })
  const end = write(doc, text, { x: margin + labelWidth, y: y + 6, width }, { size: 10.5 })
  const labelEnd = y + 7 + heightOf(doc, label, { size: 9.5 }, labelWidth - 8)
  drawRule(doc, Math.max(end, labelEnd) + 6)
  return Math.max(end, labelEnd) + 6
}
