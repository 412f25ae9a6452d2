import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { drawReceipt } from './draw-receipt.ts'

// The reader draws nothing here, so it gets no canvas
vi.stubGlobal('DOMMatrix', Object)
const quiet = vi.spyOn(console, 'warn').mockReturnValue()
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
quiet.mockRestore()

const margin = 56
const pieces = z.array(
  z.object({ str: z.string(), transform: z.array(z.number()), width: z.number(), height: z.number() }),
)

/** The texts of the receipt of a person, with their place on the page. */
async function textsOf(username: string) {
  const paper = await drawReceipt(
    {
      id: '0190a3c4-0000-7000-8000-100000000000',
      kind: 'payment',
      amountMinor: 45_000,
      currency: 'TRY',
      createdAt: new Date('2026-03-02T09:00:00Z'),
      provider: 'local',
      courseName: 'Akşam grubu',
      plan: 'super',
      learner: { username, email: 'person@example.test' },
    },
    { language: 'tr', schoolEmail: 'school@example.test' },
  )
  const document = await getDocument({
    data: new Uint8Array(paper),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  }).promise
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

test('prints the words of a right-to-left name from right to left, before the e-mail address', async () => {
  const texts = await textsOf('שרה לוי')
  const printed = texts.map(({ text }) => text).join(' ')
  // The reader finds the order from the places of the letters
  expect(printed).toContain('שרה לוי')
  const name = texts.find(({ text }) => text.includes('שרה'))
  const email = texts.find(({ text }) => text.includes('person@'))
  expect(name?.right).toBeLessThanOrEqual(email?.left ?? 0)
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
