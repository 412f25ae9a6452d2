import { brandPlaceholders, defaultBrand, iconsOf, type Brand } from '@sohbet/domain/brand'
import { brandStyle } from '@sohbet/domain/brand-colours'
import { createContext, use, useSyncExternalStore } from 'react'

/** The element of the app's pages that holds the brand. */
export const brandElementId = 'brand-data'

/** The build renders the app's pages with placeholders, which the server replaces. */
const isBuild = import.meta.env.PROD && typeof document === 'undefined'

function readDocument(): Brand {
  if (isBuild) return { ...defaultBrand, name: brandPlaceholders.name }
  const data = globalThis.document?.getElementById(brandElementId)?.textContent
  return data ? { ...defaultBrand, ...JSON.parse(data) } : defaultBrand
}

let shown = readDocument()
const readers = new Set<() => void>()

/** The content of the element. */
export const brandData = (): string => (isBuild ? brandPlaceholders.data : JSON.stringify(shown))

/** The style sheet of the school's colours. */
export const brandSheet = (brand: Brand): string => (isBuild ? brandPlaceholders.style : brandStyle(brand))

/** The addresses of the icons in the head of a page. */
export const headIcons = (
  brand: Brand,
): Pick<ReturnType<typeof iconsOf>, 'favicon' | 'oldFavicon' | 'apple'> =>
  isBuild && brand === shown ? brandPlaceholders : iconsOf(brand)

/** Shows a brand that was just saved. */
export function showBrand(brand: Brand): void {
  shown = brand
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
