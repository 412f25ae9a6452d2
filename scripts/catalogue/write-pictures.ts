import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictures } from './pictures.ts'

const width = 960

export async function writePictures(folder: string): Promise<void> {
  for (const [name, drawing] of Object.entries(pictures)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">${drawing}</svg>`
    const jpeg = await sharp(Buffer.from(svg), { density: 108 })
      .resize({ width })
      .flatten()
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
    writeFileSync(join(folder, `${name}.jpg`), jpeg)
  }
}
