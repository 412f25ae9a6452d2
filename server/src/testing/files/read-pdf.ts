import { vi } from 'vitest'
import { z } from 'zod'

// The reader draws nothing here, so it gets no canvas
vi.stubGlobal('DOMMatrix', Object)
const quiet = vi.spyOn(console, 'warn').mockReturnValue()
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
quiet.mockRestore()

export const openPdf = (content: Uint8Array) =>
  getDocument({
    data: new Uint8Array(content),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  }).promise

const pieces = z.array(z.object({ str: z.string() }))

/** Without spaces, because lines break anywhere. */
export const compact = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

/** The words of all pages, without spaces. */
export async function wordsOfPdf(content: Uint8Array): Promise<string> {
  const document = await openPdf(content)
  let words = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    words += pieces
      .parse(items)
      .map(({ str }) => str)
      .join('')
  }
  return compact(words)
}
