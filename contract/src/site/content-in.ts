import type { Language } from '@sohbet/domain/language'
import { filler, type Filling } from './placeholders.ts'
import { offersOf, planValues } from './plan-fields.ts'
import { sitePages, type PublicContent, type SiteContent } from './site-pages.ts'
import { shown } from './site-values.ts'

type For = Filling & { language: Language }

/** The site's texts as visitors of one language read them. */
export function contentIn(content: SiteContent, { language, ...filling }: For): PublicContent {
  const plans = planValues(offersOf(content.pricing.plans.plans), language)
  const reader = { language, fill: filler(filling, plans) }
  const sections = Object.entries(sitePages).map(([name, page]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both have the same names
    shown(page, content[name as keyof SiteContent], reader),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Shown` is the type of what `shown` returns
  return Object.assign({ language }, ...sections) as PublicContent
}
