import type { Language } from '@sohbet/domain/language'
import { filler, type Filling } from './placeholders.ts'
import { offersOf, planValues } from './plan-fields.ts'
import {
  sitePageNames,
  sitePages,
  type PublicContent,
  type PublicPage,
  type SiteContent,
  type SitePageName,
} from './site-pages.ts'
import { shown, type Reader } from './site-values.ts'

type For = Filling & { language: Language }

/** The site's texts as visitors of one language read them. */
export function contentIn(content: SiteContent, visitor: For): PublicContent {
  const reader = readerOf(content.pricing, visitor)
  const sections = sitePageNames.map((name) => shown(sitePages[name], content[name], reader))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Shown` is the type of what `shown` returns
  return Object.assign({ language: visitor.language }, ...sections) as PublicContent
}

/** The texts of one page. */
export const pageIn = <Name extends SitePageName>(
  name: Name,
  content: Pick<SiteContent, Name | 'pricing'>,
  visitor: For,
): PublicPage<Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Shown` is the type of what `shown` returns
  shown(sitePages[name], content[name], readerOf(content.pricing, visitor)) as PublicPage<Name>

/** Texts of any page may name a plan, so every reader needs the page of prices. */
function readerOf(pricing: SiteContent['pricing'], { language, ...filling }: For): Reader {
  const plans = planValues(offersOf(pricing.plans.plans), language)
  return { language, fill: filler(filling, plans) }
}
