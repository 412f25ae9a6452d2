import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { demoPerson, launchBrowser, logIn } from '../pictures/demo-browser.ts'
import { shots, type Shot } from './shots.ts'

// npm run docs:pictures -- --url http://localhost:3000 [NAME …]
// Takes the pictures of docs/ from a running product with demo data.
const { values, positionals } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:3000' } },
  allowPositionals: true,
})
const folder = join(import.meta.dirname, '../../docs/pictures')
const gap = 20

async function take(browser: Browser, shot: Shot): Promise<Buffer> {
  const { width, height, language = 'en', scheme = 'light', as } = shot
  const context = await browser.newContext({
    baseURL: values.url,
    viewport: { width, height },
    colorScheme: scheme,
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (as) await logIn(page, demoPerson(`${as}@sohbet.test`), language)
  await page.goto(shot.path)
  await page.getByRole('heading').first().waitFor()
  await shot.prepare?.(page)
  // Until the skeletons are replaced
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(() => document.fonts.ready)
  const png = await (shot.part ? page.locator(shot.part).first() : page).screenshot({
    animations: 'disabled',
  })
  await context.close()
  return png
}

/** The pictures side by side on white. */
async function inOneRow(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const lefts = sizes.map((_, place) =>
    sizes.slice(0, place).reduce((sum, { width }) => sum + width + gap, 0),
  )
  const width = sizes.reduce((sum, size) => sum + size.width + gap, -gap)
  const height = Math.max(...sizes.map((size) => size.height))
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(pictures.map((input, place) => ({ input, left: lefts[place] ?? 0, top: 0 })))
    .png()
    .toBuffer()
}

const browser = await launchBrowser()
try {
  for (const [name, parts] of Object.entries(shots)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const pictures: Buffer[] = []
    for (const shot of parts) pictures.push(await take(browser, shot))
    const file = join(folder, `${name}.png`)
    await sharp(await inOneRow(pictures))
      .png({ palette: true, quality: 85, effort: 10 })
      .toFile(file)
    process.stdout.write(`${name}.png: ${Math.round(statSync(file).size / 1024)} KB\n`)
  }
} finally {
  await browser.close()
}
