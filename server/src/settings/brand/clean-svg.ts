import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** A logo has few shapes; more would only keep browsers busy. */
const mostElements = 2000
const longestSide = 1024
const ratios = { min: 1 / 6, max: 12 }

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const gradients = ['linearGradient', 'radialGradient']
const tags = ['svg', 'g', 'defs', 'stop', 'clipPath', 'mask', ...shapes, ...gradients]

/** No event, no style sheet, and a reference only to another element of the same file. */
const attributes = new Set(
  (
    'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform offset ' +
    'fill fill-opacity fill-rule clip-path clip-rule mask maskUnits clipPathUnits opacity color ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
    'stroke-opacity stop-color stop-opacity gradientUnits gradientTransform spreadMethod paint-order'
  ).split(' '),
)
/** Numbers, words and colours: a value without a colon, a slash or a quote is no address. */
const plainValue = /^[\w\s.,#%()+-]*$/
const ownReference = /^url\(#[\w.-]+\)$/
const isSafe = (value: string) =>
  ownReference.test(value) || (plainValue.test(value) && !/url|expression|import/i.test(value))

/** Declarations of a style become attributes. */
const fromStyle = (style = ''): Attributes =>
  Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
      return name === '' ? [] : [[name, value.replaceAll(/["']/g, '')]]
    }),
  )

const cleanAttributes = ({ style, ...given }: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries({ ...given, ...fromStyle(style) }).filter(
      ([name, value]) => attributes.has(name) && isSafe(value),
    ),
  )

/** Text needs a font of the reader's device, so it is not drawn. */
export const hasText = (svg: string): boolean => /<(?:\w+:)?(?:text|tspan|textPath)[\s/>]/i.test(svg)

/** Elements that colour or draw a part of the logo, and that cleaning removes. Each once, as in the file. */
export const lostElements = (svg: string): string[] => [
  ...new Set(
    [...svg.matchAll(/<(?:\w+:)?(style|use|image|pattern|foreignObject)[\s/>]/gi)].map(
      ([, name = '']) => `<${name}>`,
    ),
  ),
]

type CleanSvg = { svg: string; width: number; height: number }

/** An SVG with plain shapes only; undefined when the text is no SVG, has no size or could keep a reader busy. */
export function cleanSvg(text: string): CleanSvg | undefined {
  // Entities and stylesheets of XML can grow or fetch
  if (/<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i.test(text)) return undefined
  let root: Attributes | undefined
  let elements = 0
  const body = sanitizeHtml(text, {
    allowedTags: tags,
    allowedAttributes: false,
    textFilter: () => '',
    nonTextTags: ['script', 'style', 'foreignObject', 'text', 'metadata', 'textarea', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => {
        elements += 1
        if (tagName !== 'svg') return { tagName, attribs: cleanAttributes(attribs) }
        // Only the outermost one stays an SVG
        const isRoot = root === undefined
        root ??= attribs
        return { tagName: isRoot ? 'svg' : 'g', attribs: {} }
      },
    },
  })
  const size = root && sizeOf(root)
  const inside = /^[^<]*<svg>(.*)<\/svg>\s*$/s.exec(body)?.[1]
  if (
    !size ||
    inside === undefined ||
    elements > mostElements ||
    !/<(?:path|rect|circle|ellipse|line|poly)/.test(inside)
  )
    return undefined
  const { box, width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${inside}</svg>`
  return { svg, width, height }
}

/** The drawn part, and a size in which it is sharp. */
function sizeOf({ viewBox = '', width = '', height = '' }: Attributes) {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const box = numbers.length === 4 ? numbers : [0, 0, Number.parseFloat(width), Number.parseFloat(height)]
  const [, , wide = 0, high = 0] = box
  if (!box.every((number) => Number.isFinite(number) && Math.abs(number) < 100_000)) return undefined
  if (wide <= 0 || high <= 0 || wide / high < ratios.min || wide / high > ratios.max) return undefined
  const scale = longestSide / Math.max(wide, high)
  return { box, width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) }
}
