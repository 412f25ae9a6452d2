import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

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

const readFont = (face: AnyFace) => {
  const bytes = readFileSync(new URL(files[face], folder))
  return { bytes, letters: create(bytes) }
}
const opened = new Map<AnyFace, ReturnType<typeof readFont>>()

/** Read once, at the first text that needs it. */
export function fontOf(face: AnyFace) {
  const font = opened.get(face) ?? readFont(face)
  opened.set(face, font)
  return font
}

export function useFace(doc: PDFKit.PDFDocument, face: AnyFace): PDFKit.PDFDocument {
  doc.registerFont(face, fontOf(face).bytes)
  return doc.font(face)
}

const segmenter = new Intl.Segmenter()

/** The letters of a text, each with its accents. */
export const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment)

const has = (face: AnyFace, letter: string) =>
  Array.from(letter).every((sign) => fontOf(face).letters.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

function faceOf(letter: string, face: Face): AnyFace {
  if (has(face, letter)) return face
  return has('alphabets', letter) ? 'alphabets' : 'scripts'
}

/** Letters of European languages and common signs: every face has them, so most texts need no search. */
const common = /^[ -~\u00a0-\u017f‘’“”–—…•₺€]+$/

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
