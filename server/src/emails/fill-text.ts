import { withoutEmptyParts, mailPlaceholders, isMailPlaceholder } from '@sohbet/domain/mail-text/mail-text'
import { html, type Html } from './html.ts'

type Values = Readonly<Record<string, string>>

/** A paragraph whose values are not filled in yet. */
export type Paragraph =
  | { kind: 'words'; lines: string[] }
  | { kind: 'list'; lines: string[] }
  /** A code or a link that stands alone. */
  | { kind: 'code'; value: string }
  | { kind: 'link'; value: string }

const valueOf = (values: Values, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')

/** The paragraphs of a text. Parts that name an empty value are left out. */
export const paragraphsOf = (text: string, values: Values): Paragraph[] =>
  withoutEmptyParts(text.replaceAll('\r\n', '\n'), (name) => valueOf(values, name) !== '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => paragraphOf(paragraph, values))

function paragraphOf(paragraph: string, values: Values): Paragraph[] {
  const [, alone = ''] = /^\{(\w+)\}$/.exec(paragraph) ?? []
  const value = valueOf(values, alone)
  const kind = isMailPlaceholder(alone) ? mailPlaceholders[alone] : 'word'
  if (alone !== '' && value === '') return []
  // Each line of a block is a paragraph. The name stays, so that the words of a value are never read as a text
  if (kind === 'block')
    return value.split('\n').map((_, line) => ({ kind: 'words', lines: [`{${alone}:${line}}`] }))
  if (kind === 'code' || alone === 'link') return [{ kind: alone === 'link' ? 'link' : 'code', value }]
  const lines = paragraph.split('\n').map((line) => line.trim())
  return lines.every((line) => line.startsWith('- '))
    ? [{ kind: 'list', lines: lines.map((line) => line.slice(2)) }]
    : [{ kind: 'words', lines }]
}

const placeholder = /\{([^{}\n]+)\}/
const bold = /\*\*(.+?)\*\*/g

/** The value of a name, or of one of its lines: `{text:2}`. */
function filled(name: string, values: Values): string {
  const [key = '', line] = name.split(':')
  const value = valueOf(values, key)
  return line === undefined ? value : (value.split('\n')[Number(line)] ?? '')
}

/** Fills a line as plain text. */
export const fillPlain = (line: string, values: Values): string =>
  line
    .replaceAll(bold, '$1')
    .split(placeholder)
    .map((piece, position) => (position % 2 === 1 ? filled(piece, values) : piece))
    .join('')

const withBreaks = (text: string): Html[] =>
  text.split('\n').map((line, position) => (position === 0 ? html`${line}` : html`<br />${line}`))

const fillPieces = (line: string, values: Values): Html =>
  joined(
    line
      .split(placeholder)
      .flatMap((piece, position) => (position % 2 === 1 ? valueAsHtml(piece, values) : withBreaks(piece))),
  )

function valueAsHtml(name: string, values: Values): Html[] {
  const text = filled(name, values)
  const [, label, url = ''] = /^(.+): (https?:\/\/\S+)$/.exec(text) ?? []
  // A line that names an address of ours; people can write any other address into a value
  return label && isOurs(url, values)
    ? [html`<a href="${url}" target="_blank" style="color:inherit">${label}</a>`]
    : withBreaks(text)
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined)

const isOurs = (url: string, values: Values) =>
  originOf(url) !== undefined && originOf(url) === originOf(valueOf(values, 'link'))

/** Fills a line as HTML: values and words are escaped, and only our own tags are added. */
export const fillHtml = (line: string, values: Values): Html =>
  joined(
    line
      .split(bold)
      .map((piece, position) =>
        position % 2 === 1 ? html`<strong>${fillPieces(piece, values)}</strong>` : fillPieces(piece, values),
      ),
  )

const joined = (pieces: readonly Html[]): Html => html.trusted(pieces.map(({ text }) => text).join(''))
