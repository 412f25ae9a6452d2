import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unpackFont } from './unpack-font.ts'

/** From here on text in drawings is set in our own font, wherever this runs. */
export function useOwnFonts(folder: string): void {
  const find = createRequire(import.meta.url).resolve
  const woff = find('@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff')
  writeFileSync(join(folder, 'headline.ttf'), unpackFont(readFileSync(woff)))
  const file = join(folder, 'fonts.conf')
  const cache = join(folder, 'cache')
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>`)
  process.env['FONTCONFIG_FILE'] = file
}
