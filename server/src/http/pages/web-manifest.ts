import { iconsOf, paper, type Brand } from '@sohbet/domain/brand/brand'
import type { CachedValue } from './cached-value.ts'
import { pageSender, render, type SendPage } from './page-sender.ts'
import { renderedOf } from './rendered-of.ts'

const headers = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'no-cache',
}

/** The web app manifest: name, colours and icons of the installed app. */
export const manifestSender = (brand: CachedValue<Brand>): SendPage =>
  pageSender(
    renderedOf(brand, (current) => render(webManifest(current))),
    { headers },
  )

function webManifest({ name, tagline, ...brand }: Brand): string {
  const { favicon, small, large } = iconsOf(brand)
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline.tr,
    lang: 'tr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      ...(favicon.endsWith('.svg') ? [{ src: favicon, type: 'image/svg+xml', sizes: 'any' }] : []),
      { src: small, type: 'image/png', sizes: '192x192' },
      { src: large, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
}
