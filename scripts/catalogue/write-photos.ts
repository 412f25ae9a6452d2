import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoCoaches, photoOf } from '../../server/src/demo/catalogue/demo-coaches.ts'
import { drawPortrait, type Portrait } from '../videos/portrait.ts'

const size = 512
const grounds = ['#d5e7ee', '#f3e7d3', '#f0dcd3'] as const

/** In the order of the coaches. The first four also speak in the videos. */
const faces: readonly Portrait[] = [
  { skin: '#e8bb96', shade: '#cf9871', hair: '#7a4526', coat: '#14587a', look: 'beard' },
  { skin: '#8d5a3b', shade: '#74472d', hair: '#1c1a17', coat: '#b45309', look: 'long' },
  { skin: '#efc6a2', shade: '#d8a67d', hair: '#93492f', coat: '#24313a', look: 'long' },
  { skin: '#6f4529', shade: '#57331d', hair: '#14110f', coat: '#93492f', look: 'beard' },
  { skin: '#d99c74', shade: '#bd7f58', hair: '#2b1d17', coat: '#5f7d3a', look: 'beard' },
  { skin: '#f3d3b8', shade: '#dcb08d', hair: '#b5562a', coat: '#2b7ba5', look: 'long' },
]

export async function writePhotos(folder: string): Promise<void> {
  for (const [index, coach] of demoCoaches.entries()) {
    const face = faces[index % faces.length]
    if (!face) continue
    const portrait = drawPortrait(face, { mouth: 0, isBlinking: false, lean: 0 })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 300 300"><rect width="300" height="300" fill="${grounds[index % grounds.length]}"/><g transform="translate(150 142)">${portrait}</g></svg>`
    const jpeg = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    writeFileSync(join(folder, photoOf(coach)), jpeg)
  }
}
