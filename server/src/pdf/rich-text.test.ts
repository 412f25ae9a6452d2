import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { richBlocks, richLines } from './rich-text.ts'

const plain = (html: string) =>
  richBlocks(html).map(({ sign, depth, pieces }) => [
    depth,
    sign,
    pieces.map(({ text, isStrong, afterSpace }) => (afterSpace ? ' ' : '') + (isStrong ? `*${text}*` : text)),
  ])

test('reads paragraphs, bold words, lists and the addresses of links', () => {
  expect(plain('<p>One &amp; <strong>two</strong>, three</p><p>four<br />five</p>')).toEqual([
    [0, '', ['One', ' &', ' *two*', ',', ' three']],
    [0, '', ['four']],
    [0, '', ['five']],
  ])
  expect(plain('<ol><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ol>')).toEqual([
    [1, '1.', ['a']],
    [1, '2.', ['b']],
    [2, '•', ['c']],
  ])
  expect(plain('<p><a href="https://a.test/x">here</a> <a href="mailto:a@b.test">a@b.test</a></p>')).toEqual([
    [0, '', ['here', ' (https://a.test/x)', ' a@b.test']],
  ])
})

test('lines stay within the width and keep all words', () => {
  const doc = new PdfDocument()
  const html = `<p>${'kelime <strong>kalın</strong>, '.repeat(30)}${'W'.repeat(90)}</p>`
  const lines = richBlocks(html).flatMap((block) => richLines(doc, block, { size: 10, width: 200 }))
  const words = lines.flat().map(({ text }) => text)
  expect(words.join('').replaceAll(' ', '')).toBe(`${'kelimekalın,'.repeat(30)}${'W'.repeat(90)}`)
  for (const line of lines) for (const { x } of line) expect(x).toBeLessThan(200)
})
