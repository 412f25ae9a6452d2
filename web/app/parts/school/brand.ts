import { brandPlaceholders, defaultBrand, iconsOf, type Brand } from '@sohbet/domain/brand/brand'
import { createContext, use, useSyncExternalStore } from 'react'

/** The element of the app's pages that holds the brand. */
export const brandElementId = 'brand-data'

/** The element with the style sheet of its colours. */
export const brandSheetId = 'brand-style'

/** The build renders the app's pages with placeholders, which the server replaces. */
const isBuild = import.meta.env.PROD && import.meta.env.SSR

const elementText = (id: string) => globalThis.document?.getElementById(id)?.textContent

function readDocument(): Brand {
  if (isBuild) return { ...defaultBrand, name: brandPlaceholders.name }
  const data = elementText(brandElementId)
  return data ? { ...defaultBrand, ...JSON.parse(data) } : defaultBrand
}

let shown = readDocument()
let sheet: string | undefined
const readers = new Set<() => void>()

/** The content of the element. */
export const brandData = (): string => (isBuild ? brandPlaceholders.data : JSON.stringify(shown))

/** The style sheet of the school's colours, as the server wrote it. */
export const brandSheet = (): string =>
  isBuild ? brandPlaceholders.style : (sheet ?? elementText(brandSheetId) ?? '')

/** The addresses of the icons in the head of a page. */
export const headIcons = (
  brand: Brand,
): Pick<ReturnType<typeof iconsOf>, 'favicon' | 'oldFavicon' | 'apple'> =>
  isBuild && brand === shown ? brandPlaceholders : iconsOf(brand)

/** Shows a brand that was just saved, with its style sheet. */
export function showBrand(brand: Brand, style: string): void {
  shown = brand
  sheet = style
  for (const read of readers) read()
}

function follow(reader: () => void) {
  readers.add(reader)
  return () => void readers.delete(reader)
}
const current = () => shown

/** The brand of a public page; the app's pages read it from their document. */
export const BrandContext = createContext<Brand | null>(null)

export function useBrand(): Brand {
  const given = use(BrandContext)
  const ofDocument = useSyncExternalStore(follow, current, current)
  return given ?? ofDocument
}
