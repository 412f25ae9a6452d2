import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { sampleSchool } from '@sohbet/domain/school'
import { compact, openPdf } from '../testing/files/read-pdf.ts'
import type { Letterhead } from '../pdf/letterhead.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Receipt } from './receipt.ts'

const margin = 56
const pieces = z.array(
  z.object({ str: z.string(), transform: z.array(z.number()), width: z.number(), height: z.number() }),
)

const sample: Receipt = {
  number: '2026-000123',
  kind: 'payment',
  amountMinor: 13_500_00,
  netMinor: 11_250_00,
  vatMinor: 2_250_00,
  vatPercent: 20,
  currency: 'TRY',
  createdAt: new Date('2026-03-02T09:00:00Z'),
  provider: 'iyzico',
  method: 'transfer',
  card: { chargedMinor: 14_175_00, instalments: 6 },
  courseName: 'Akşam grubu',
  planName: { tr: 'Süper', en: 'Super' },
  listMinor: 15_000_00,
  reductionMinor: 1_500_00,
  refundOf: [],
  seller: sampleSchool,
  billing: null,
  buyerName: null,
  learner: { username: 'Ayşe Yılmaz', email: 'person@example.test' },
}

/** The texts of the receipt of a person, with their place on the page. */
const textsOf = (username: string) =>
  textsOn({ ...sample, learner: { username, email: 'person@example.test' } })

const plainHead: Letterhead = { brand: defaultBrand, logo: undefined }

async function textsOn(receipt: Receipt, language: 'en' | 'tr' = 'tr', head = plainHead) {
  const paper = await drawReceipt(receipt, { language, head })
  const document = await openPdf(paper)
  expect(document.numPages).toBe(1)
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { width } = page.getViewport({ scale: 1 })
  return pieces.parse(items).map(({ str, transform, width: length }) => ({
    text: str,
    left: transform[4] ?? 0,
    right: (transform[4] ?? 0) + length,
    y: transform[5] ?? 0,
    page: width,
  }))
}

const signsOf = (text: string) => Array.from(text.normalize('NFC').replaceAll(/\s/g, '')).toSorted().join('')

test.each([
  'Ayşe Yılmaz',
  'Nguyễn Thị Hương',
  'Борис Пастернак',
  'Γιώργος Σεφέρης',
  'שרה לוי',
  'ნინო ბერიძე',
  '张伟',
  '김민준',
  'すずき いちろう',
])('prints the name %s', async (name) => {
  const texts = await textsOf(name)
  const printed = texts.map(({ text }) => text).join('')
  // The reader may order the letters of right-to-left scripts in another way
  for (const sign of signsOf(name)) expect(printed).toContain(sign)
})

test('prints the words of a right-to-left name from right to left', async () => {
  const texts = await textsOf('שרה לוי')
  const printed = texts.map(({ text }) => text).join(' ')
  // The reader finds the order from the places of the letters
  expect(printed).toContain('שרה לוי')
  const name = texts.find(({ text }) => text.includes('שרה'))
  expect(name?.left).toBeGreaterThan(0)
})

test.each(['Ğ'.repeat(100), '张'.repeat(100), 'Борис '.repeat(30).trim(), 'W'.repeat(100)])(
  'keeps the name %s inside the margins',
  async (name) => {
    const texts = (await textsOf(name)).filter(({ text }) => text.trim() !== '')
    const printed = texts.map(({ text }) => text).join('')
    expect(signsOf(printed)).toContain(signsOf(name))
    for (const { text, left, right, page } of texts) {
      expect([text, left >= margin - 0.5]).toEqual([text, true])
      expect([text, right <= page - margin + 0.5]).toEqual([text, true])
    }
  },
)

const saysOf = async (receipt: Receipt, language: 'en' | 'tr') =>
  compact((await textsOn(receipt, language)).map(({ text }) => text).join(''))

test('prints number, seller, discount, VAT and instalments', async () => {
  const says = await saysOf(sample, 'tr')
  for (const text of [
    'Makbuz',
    'Makbuz numarası 2026-000123',
    'Sohbet Örnek Eğitim A.Ş.',
    'Örnek Vergi Dairesi · Vergi numarası: 0000000000',
    'MERSİS: 0000000000000000',
    'Akşam grubu · Süper paketi 15.000,00 TL',
    'İndirim −1.500,00 TL',
    'Fiyat 13.500,00 TL',
    'KDV hariç 11.250,00 TL',
    'KDV %20 2.250,00 TL',
    'Ödenen 13.500,00 TL',
    'Kart · Karta 6 taksit, taksit başına 2.362,50 TL',
    'Karttan çekilen 14.175,00 TL, taksit farkı dahil',
    'Fatura veya e-Arşiv fatura değildir',
  ])
    expect(says).toContain(compact(text))
})

test('prints the payer’s name before the learner when there are no billing details', async () => {
  const learner = { username: 'ayse_91', email: 'person@example.test' }
  const says = await saysOf({ ...sample, buyerName: 'Ayşe Yılmaz', learner }, 'tr')
  expect(says).toContain(compact('Ayşe Yılmaz Öğrenci: ayse_91 · person@example.test'))
  expect(await saysOf({ ...sample, learner }, 'tr')).toContain(compact('ayse_91 person@example.test'))
  expect(await saysOf({ ...sample, learner: null }, 'tr')).toContain(compact('Hesap silindi'))
})

test('prints the company that the invoice is for, and the receipt that a refund belongs to', async () => {
  const billing = {
    kind: 'company' as const,
    name: 'Köprü Dil ve Işık A.Ş.',
    taxOffice: 'Beyoğlu',
    taxNumber: '1234567890',
    address: 'İstiklal Caddesi 12, İstanbul',
  }
  const refund = { kind: 'refund', amountMinor: -500_00, netMinor: -416_67, vatMinor: -83_33 } as const
  const says = await saysOf(
    { ...sample, ...refund, card: null, billing, learner: null, refundOf: ['2026-000123'] },
    'en',
  )
  for (const text of [
    'Refund receipt',
    'Köprü Dil ve Işık A.Ş. İstiklal Caddesi 12, İstanbul Beyoğlu · Tax number: 1234567890',
    'Without VAT 416.67 TL VAT (KDV) 20 % 83.33 TL Given back 500.00 TL',
    'Belongs to receipt 2026-000123',
    'not an official invoice',
  ])
    expect(says).toContain(compact(text))
  expect(says).not.toContain('Discount')
})

describe('a school with a logo', () => {
  const logo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0b5d3b80' } })
      .png()
      .toBuffer()
  const brand = { ...defaultBrand, name: 'Köprü İngilizce', primary: '#0b5d3b', accent: '#14587a' }
  const nameOn = async (head: Letterhead) => {
    const texts = await textsOn(sample, 'tr', head)
    return texts.find(({ text }) => text === head.brand.name)
  }

  test('has it beside its name, and below a logo that leaves no room', async () => {
    const alone = await nameOn({ brand, logo: undefined })
    const beside = await nameOn({ brand, logo: await logo(96, 96) })
    const below = await nameOn({ brand, logo: await logo(480, 60) })
    expect(alone?.left).toBeCloseTo(margin, 0)
    expect(beside?.left).toBeCloseTo(margin + 32 + 12, 0)
    expect(below?.left).toBeCloseTo(margin, 0)
    expect(below?.y).toBeLessThan(beside?.y ?? 0)
  })

  test('has the logo alone when the owner hides the name', async () => {
    const head = { brand: { ...brand, showsName: false }, logo: await logo(480, 96) }
    expect(await nameOn(head)).toBeUndefined()
    const paper = await drawReceipt(sample, { language: 'tr', head })
    expect(paper.toString('latin1')).toMatch(/\/Width 480/)
  })
})
