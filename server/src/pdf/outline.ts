import { fontOf, runsOf } from './faces.ts'

/** A text as shapes of an SVG, so that no font is needed to draw it: its path, and its width. */
export function outlineOf(text: string, size: number): { path: string; width: number } {
  let width = 0
  const parts = runsOf(text, 'headline').flatMap(({ face, text: run }) => {
    const font = fontOf(face)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    return glyphs.map((glyph, place) => {
      const part = `<path transform="translate(${width.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
      width += (positions[place]?.xAdvance ?? 0) * scale
      return part
    })
  })
  return { path: parts.join(''), width }
}
