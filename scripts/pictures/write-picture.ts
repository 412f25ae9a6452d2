import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

type Options = { folder: string; name: string; widths: readonly number[] }

/** AVIF in every width, and WebP in the largest for browsers without AVIF. */
export async function writePicture(png: Buffer, { folder, name, widths }: Options): Promise<void> {
  const say = (file: string) =>
    process.stdout.write(`${file}: ${Math.round(statSync(file).size / 1024)} KB\n`)
  for (const width of widths) {
    const file = join(folder, `${name}-${width}.avif`)
    await sharp(png)
      .resize({ width })
      .avif({ quality: 55, effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(file)
    say(file)
  }
  const width = Math.max(...widths)
  const file = join(folder, `${name}-${width}.webp`)
  await sharp(png).resize({ width }).webp({ quality: 76, effort: 6 }).toFile(file)
  say(file)
}
