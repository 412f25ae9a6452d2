import { maxImagePixels } from '@sohbet/contract/core/images'
import { maxSvgBytes } from '@sohbet/contract/core/brand'
import type { BrandPictureKind } from '@sohbet/domain/brand/brand'
import type { Context } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { CannotDecode, type Drawing } from '../../media/decoder.ts'
import { readJpegHeader } from '../../media/jpeg-header.ts'
import { readPngHeader } from '../../media/picture-header.ts'
import { saveBrandFile } from './brand-files.ts'
import { cleanSvg, hasText, lostElements } from './clean-svg.ts'

type Tools = Pick<Context, 'decoder' | 'files'>
type Prepared = { name: string; ratio: number }
type Size = { width: number; height: number }

export const cardSize = { width: 1200, height: 630 }

/** Recognised by content, whatever the file's name: an SVG is cleaned, any other picture is encoded again. */
export async function preparePicture(
  tools: Tools,
  kind: BrandPictureKind,
  bytes: Uint8Array,
): Promise<Prepared> {
  if (kind === 'card') return prepareCard(tools, bytes)
  const size = readPngHeader(bytes)
  if (!size) return prepareSvg(tools, bytes)
  refuseIfLarge(size)
  const png = await draw(tools, bytes, { width: 800, height: kind === 'logo' ? 400 : 800, fit: 'inside' })
  const { width, height } = readPngHeader(png) ?? size
  return { name: await saveBrandFile(tools.files, png, 'png'), ratio: width / height }
}

async function prepareSvg(tools: Tools, bytes: Uint8Array): Promise<Prepared> {
  const text = bytes.length <= maxSvgBytes ? Buffer.from(bytes).toString('utf8') : ''
  if (/<svg[\s>]/i.test(text) && hasText(text)) throw new AppError('LOGO_HAS_TEXT')
  const clean = cleanSvg(text)
  if (!clean) throw new AppError('INVALID_LOGO')
  const lost = lostElements(text)
  if (lost.length > 0) throw new AppError('LOGO_LOSES_PARTS', { about: lost.join(', ') })
  const svg = Buffer.from(clean.svg)
  // One that cannot be drawn is refused
  await draw(tools, svg, { width: 64, height: 64, fit: 'inside' })
  return { name: await saveBrandFile(tools.files, svg, 'svg'), ratio: clean.width / clean.height }
}

async function prepareCard(tools: Tools, bytes: Uint8Array): Promise<Prepared> {
  const size = readPngHeader(bytes) ?? readJpegHeader(bytes)
  if (!size) throw new AppError('INVALID_CARD')
  refuseIfLarge(size)
  const png = await draw(tools, bytes, { ...cardSize, fit: 'cover' })
  return { name: await saveBrandFile(tools.files, png, 'png'), ratio: cardSize.width / cardSize.height }
}

function refuseIfLarge({ width, height }: Size): void {
  if (width * height > maxImagePixels)
    throw new AppError('IMAGE_TOO_LARGE', { about: String(maxImagePixels / 1_000_000) })
}

/** As PNG, in the decoder's process. */
export const draw = ({ decoder }: Pick<Tools, 'decoder'>, bytes: Uint8Array, drawing: Drawing) =>
  decoder.draw(bytes, { ...drawing, maxPixels: maxImagePixels }).catch((cause: unknown) => {
    throw cause instanceof CannotDecode ? new AppError('INVALID_LOGO', { cause }) : cause
  })
