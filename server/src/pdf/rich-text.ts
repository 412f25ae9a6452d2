import { Parser } from 'htmlparser2'
import { piecesOf, widthOf } from './typeset.ts'

/** A part of a paragraph in one face. */
type Piece = { text: string; isStrong: boolean; afterSpace: boolean }
/** A paragraph, or an item of a list with its sign. */
export type RichBlock = { sign: string; depth: number; pieces: Piece[] }

type Open = { isNumbered: boolean; items: number }

/** The paragraphs of a rich text that the server has cleaned: p, br, strong, a, ul, ol and li. */
export function richBlocks(html: string): RichBlock[] {
  const blocks: RichBlock[] = []
  const lists: Open[] = []
  let current: RichBlock | undefined
  let strong = 0
  let afterSpace = false
  let link = ''
  let linkText = ''
  const start = (sign = '') => {
    current = { sign, depth: lists.length, pieces: [] }
    blocks.push(current)
    afterSpace = false
  }
  const add = (text: string) => {
    if (!current) start()
    for (const part of text.split(/(\s+)/)) {
      if (part === '') continue
      if (/^\s+$/.test(part)) afterSpace = true
      else {
        current?.pieces.push({ text: part, isStrong: strong > 0, afterSpace })
        afterSpace = false
      }
    }
  }
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      const list = lists.at(-1)
      if (name === 'ul' || name === 'ol') lists.push({ isNumbered: name === 'ol', items: 0 })
      else if (name === 'li' && list) start(list.isNumbered ? `${++list.items}.` : '•')
      else if (name === 'br' || (name === 'p' && (lists.length === 0 || current?.pieces.length))) start()
      else if (name === 'strong') strong += 1
      else if (name === 'a') [link, linkText] = [href, '']
    },
    ontext(text) {
      linkText += text
      add(text)
    },
    onclosetag(name) {
      if (name === 'ul' || name === 'ol') lists.pop()
      if (name === 'strong') strong -= 1
      if (name === 'a') {
        const address = link.replace(/^(?:mailto|tel):/, '')
        if (/^https:|^mailto:|^tel:/.test(link) && !linkText.includes(address)) add(` (${address})`)
        link = ''
      }
      if (['p', 'ul', 'ol', 'li'].includes(name)) current = undefined
    },
  })
  parser.end(html)
  return blocks.filter(({ pieces }) => pieces.length > 0)
}

type RichLine = { text: string; face: 'text' | 'strong'; x: number }[]

/** Breaks a paragraph into lines. Each part of a line says where it starts. */
export function richLines(
  doc: PDFKit.PDFDocument,
  { pieces }: RichBlock,
  { size, width }: { size: number; width: number },
): RichLine[] {
  const lines: RichLine[] = [[]]
  const space = widthOf(doc, 'a b', { size }) - widthOf(doc, 'ab', { size })
  let end = 0
  for (const { text, isStrong, afterSpace } of pieces) {
    const style = { face: isStrong ? 'strong' : 'text', size } as const
    for (const [position, part] of piecesOf(doc, text, style, width).entries()) {
      const partWidth = widthOf(doc, part, style)
      const gap = afterSpace && position === 0 && end > 0 ? space : 0
      const isNext = end > 0 && end + gap + partWidth > width
      if (isNext) lines.push([])
      const x = isNext ? 0 : end + gap
      addPart(lines.at(-1) ?? [], { text: part, face: style.face, x }, gap > 0)
      end = x + partWidth
    }
  }
  return lines
}

/** Words of one face are one part, so that readers copy them with their spaces. */
function addPart(line: RichLine, part: RichLine[number], afterSpace: boolean) {
  const last = line.at(-1)
  if (last?.face === part.face) last.text += (afterSpace ? ' ' : '') + part.text
  else line.push(part)
}
