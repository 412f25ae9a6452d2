import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '@sohbet/domain/language'
import { startScratchSchool } from '../../bench/src/scratch.ts'
import { demoPerson, launchBrowser, logIn } from './demo-browser.ts'
import { openDoor } from './open-door.ts'
import { screens } from './screens.ts'
import { writePicture } from './write-picture.ts'

// Takes each screen of screens.ts in both languages and writes it, small, to web/public/product.
const { values } = parseArgs({ options: { port: { type: 'string', default: '3904' } } })

const target = join(import.meta.dirname, '../../web/public/product')
const learner = demoPerson('learner@sohbet.test')
const school = await startScratchSchool({ port: Number(values.port) })
const browser = await launchBrowser()
try {
  const scene = await openDoor(school.url, learner)
  for (const language of languages) {
    const folder = join(target, language)
    mkdirSync(folder, { recursive: true })
    for (const { name, viewport, path, prepare, widths } of screens) {
      const context = await browser.newContext({
        baseURL: school.url,
        viewport,
        deviceScaleFactor: 2,
        colorScheme: 'light',
        locale: language === 'tr' ? 'tr-TR' : 'en-GB',
        timezoneId: 'Europe/Istanbul',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await logIn(page, learner, language)
      await page.goto(path(scene))
      await prepare(page)
      await page.evaluate(() => document.fonts.ready)
      await writePicture(await page.screenshot({ animations: 'disabled' }), { folder, name, widths })
      await context.close()
    }
  }
} finally {
  await browser.close()
  await school.stop()
}
