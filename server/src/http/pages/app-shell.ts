import { brandPlaceholders, iconsOf, type Brand } from '@sohbet/domain/brand/brand'
import { brandStyle } from '@sohbet/domain/brand/brand-colours'
import { escapeHtml } from '../../emails/html.ts'
import type { CachedValue } from './cached-value.ts'
import { pageSender, render, type SendPage } from './page-sender.ts'
import { headersOf } from './public-site.ts'
import { renderedOf } from './rendered-of.ts'

/** The HTML of the app's pages, with the school's brand in the place of the build's placeholders. */
export function appShell(html: string, brand: CachedValue<Brand>): SendPage {
  const page = renderedOf(brand, (current) => render(withBrand(html, current)))
  return pageSender(page, { headers: headersOf(html) })
}

// In one pass, so that a value is never read as a placeholder
const anyPlaceholder = new RegExp(Object.values(brandPlaceholders).join('|'), 'g')

function withBrand(html: string, brand: Brand): string {
  const { favicon, oldFavicon, apple } = iconsOf(brand)
  const values = new Map<string, string>([
    [brandPlaceholders.favicon, favicon],
    [brandPlaceholders.oldFavicon, oldFavicon],
    [brandPlaceholders.apple, apple],
    [brandPlaceholders.name, escapeHtml(brand.name)],
    [brandPlaceholders.style, brandStyle(brand)],
    // No text of the data may end the script
    [brandPlaceholders.data, JSON.stringify(brand).replaceAll('<', '\\u003c')],
  ])
  return html.replaceAll(anyPlaceholder, (placeholder) => values.get(placeholder) ?? '')
}
