import { defaultBrand, paper, type Brand } from './brand.ts'

type BrandColours = Pick<Brand, 'primary' | 'accent'>

/** WCAG 2.2 AA for text. */
const textContrast = 4.5
/** The text on filled buttons, and the darkest light paper, as in web/app/theme/tokens.css. */
const [onFilled, darkestPaper, raisedDark] = ['#fffdf8', '#f1eadd', '#221f1a'] as const
/** On dark paper a button needs at least this luminance to stand out (3:1), and white text at most this one. */
const darkButton = { min: 0.125, max: 0.17 }

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/.test(text)

type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (colour: string): Channels => {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance by WCAG 2.2. */
function luminanceOf(colour: string): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast by WCAG 2.2: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Mixes two colours; `share` is the part of the first, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const [a, b] = [channelsOf(colour), channelsOf(other)]
  const at = (place: 0 | 1 | 2) => a[place] * share + b[place] * (1 - share)
  return hexOf([at(0), at(1), at(2)])
}

/** The first colour on the way to another one that fits. */
function towards(colour: string, other: string, fits: (candidate: string) => boolean): string {
  for (let share = 1; share > 0; share -= 0.01) {
    const candidate = mix(colour, other, share)
    if (fits(candidate)) return candidate
  }
  return other
}

/** Whether text in this colour can be read on light paper, and white text on this colour. */
export const isReadable = (colour: string): boolean =>
  contrastOf(colour, darkestPaper) >= textContrast && contrastOf(colour, onFilled) >= textContrast

/** The nearest darker colour that can be read. */
export const readableColour = (colour: string): string => towards(colour, '#000000', isReadable)

function onDarkPaper(primary: string): string {
  const luminance = luminanceOf(primary)
  if (luminance < darkButton.min)
    return towards(primary, '#ffffff', (one) => luminanceOf(one) >= darkButton.min)
  return towards(primary, '#000000', (one) => luminanceOf(one) <= darkButton.max)
}

type Tokens = Record<string, string>

/** The tokens of the theme that follow the two colours, on light and on dark paper. */
export function tokensOf({ primary, accent }: BrandColours): { light: Tokens; dark: Tokens } {
  const filled = onDarkPaper(primary)
  return {
    light: {
      '--action': primary,
      '--action-hover': mix(primary, '#000000', 0.84),
      '--cool': accent,
      '--cool-soft': mix(accent, onFilled, 0.14),
      '--cool-deep': accent,
      '--marker': mix(accent, onFilled, 0.28),
    },
    dark: {
      '--action': filled,
      '--action-hover': mix(filled, '#000000', 0.88),
      '--cool': towards(accent, '#ffffff', (one) => contrastOf(one, raisedDark) >= 7),
      '--cool-soft': mix(accent, paper.dark, 0.32),
      '--cool-deep': accent,
      '--marker': mix(accent, paper.dark, 0.6),
    },
  }
}

const declared = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Style sheet of the school's own colours; empty while they are those of tokens.css. */
export function brandStyle(colours: BrandColours): string {
  const { primary, accent } = colours
  if (primary === defaultBrand.primary && accent === defaultBrand.accent) return ''
  const { light, dark } = tokensOf(colours)
  // Stronger than the :root of tokens.css, wherever that is loaded
  return `html:root{${declared(light)}}html:root[data-mantine-color-scheme='dark']{${declared(dark)}}`
}
