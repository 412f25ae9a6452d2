import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const headline = join(import.meta.dirname, '../../server/src/pdf/fonts/roboto-condensed-bold.ttf')

/** Makes drawings use our own font on every machine. */
export function useOwnFonts(folder: string): void {
  copyFileSync(headline, join(folder, 'headline.ttf'))
  const file = join(folder, 'fonts.conf')
  const cache = join(folder, 'cache')
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>`)
  process.env['FONTCONFIG_FILE'] = file
}
