import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'

const faces = {
  text: 'roboto-regular.ttf',
  strong: 'roboto-bold.ttf',
  italic: 'roboto-italic.ttf',
  headline: 'roboto-condensed-extrabold.ttf',
} as const
export type Face = keyof typeof faces

/** For letters that Roboto lacks, in this order: other alphabets, then all other scripts. */
const substitutes = { alphabets: 'dejavu-sans.ttf', scripts: 'unifont.otf' } as const
type AnyFace = Face | keyof typeof substitutes

export const isSubstitute = (face: AnyFace): boolean => face in substitutes

const files: Record<AnyFace, string> = { ...faces, ...substitutes }

/** Where the fonts are, beside this file and beside the bundled server. */
const folder = new URL('./fonts/', import.meta.url)

const read = new Map<AnyFace, { bytes: Uint8Array; font: Font }>()

/** Read once, at the first text that needs it. */
function readFont(face: AnyFace) {
  const known = read.get(face)
  if (known) return known
  const bytes = readFileSync(new URL(files[face], folder))
  const opened = { bytes, font: isSubstitute(face) ? create(bytes) : openForAll(bytes) }
  read.set(face, opened)
  return opened
}

export const fontOf = (face: AnyFace): Font => readFont(face).font

const mostWords = 5000

/** A font for all documents: they share most words, and shaping words takes most of the time of a PDF. */
function openForAll(bytes: Uint8Array): Font {
  const font = create(bytes)
  // A font keeps the character with which a letter was asked for first: readers copy a no-break space as a space
  font.glyphsForString(plainLetters)
  // A subset asks for parts of letters, such as the dot of İ, without their characters, so it has a font of its own
  const parts = create(bytes)
  font.createSubset = () => parts.createSubset()
  const shape = font.layout.bind(font)
  const words = new Map<string, GlyphRun>()
  font.layout = (text, features) => {
    if (features) return shape(text, features)
    const run = words.get(text) ?? shape(text)
    if (words.size >= mostWords) words.clear()
    words.set(text, run)
    // PDFKit scales the positions in place
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } })
  }
  return font
}

export function useFace(doc: PDFKit.PDFDocument, face: AnyFace): PDFKit.PDFDocument {
  const { bytes, font } = readFont(face)
  if (isSubstitute(face)) doc.registerFont(face, bytes)
  else doc.registerFont(face, font)
  return doc.font(face)
}

const segmenter = new Intl.Segmenter()

/** The letters of a text, each with its accents. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment)

const has = (face: AnyFace, letter: string) =>
  Array.from(letter).every((sign) => fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

function faceOf(letter: string, face: Face): AnyFace {
  if (has(face, letter)) return face
  return has('alphabets', letter) ? 'alphabets' : 'scripts'
}

/** Letters of European languages and common signs: every face has them, so most texts need no search. */
const common = /^[ -~\u00a0-\u017f‘’“”–—…•₺€]+$/
const plainLetters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => common.test(letter))
  .join('')

export type Run = { face: AnyFace; text: string }

/**
 * Parts of a text that one font can draw. A space between two words of one font stays with them, because fonts of
 * right-to-left scripts order the words of a run.
 */
export function runsOf(text: string, face: Face): Run[] {
  if (common.test(text)) return [{ face, text }]
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const next = { face: faceOf(letter, face), text: letter }
    const [last, before] = [runs.at(-1), runs.at(-2)]
    if (last?.face === next.face) last.text += letter
    else if (before?.face === next.face && last?.text.trim() === '') {
      before.text += last.text + letter
      runs.pop()
    } else runs.push(next)
  }
  return runs
}
