import { defaultBrand, paper, type Brand, type BrandPictures } from '@sohbet/domain/brand/brand'
import type { Context } from '../../context/context.ts'
import type { Drawing } from '../../media/decoder.ts'
import { readBrandBytes, saveBrandFile } from './brand-files.ts'
import { drawnCard, drawnIcon } from './draw-brand.ts'
import { cardSize, draw } from './prepare-picture.ts'

type Tools = Pick<Context, 'decoder' | 'files'>

const square = (side: number, more: Partial<Drawing> = {}): Drawing => ({
  width: side,
  height: side,
  fit: 'contain',
  ...more,
})

/** Icons, social card and the logo of mails, from the uploads or from name and colours. */
export async function madePictures(
  tools: Tools,
  { before, after }: { before: Brand; after: Brand },
): Promise<BrandPictures> {
  const { pictures } = after
  if (sourcesOf(before) === sourcesOf(after)) return pictures
  const icon = await iconOf(tools, after)
  const make = async (source: Uint8Array | undefined, drawing: Drawing) =>
    source ? saveBrandFile(tools.files, await draw(tools, source, drawing), 'png') : ''
  return {
    ...pictures,
    favicon: await make(icon, square(64)),
    appleIcon: await make(icon, square(180, { background: paper.light, padding: 12 })),
    smallIcon: await make(icon, square(192)),
    // Devices cut a circle out of it
    largeIcon: await make(icon, square(512, { background: paper.light, padding: 64 })),
    mailLogo: await make(await read(tools, pictures.logo), { width: 480, height: 96, fit: 'inside' }),
    card: pictures.ownCard || (isOwn(after) ? await make(Buffer.from(drawnCard(after)), cardOptions) : ''),
  }
}

const cardOptions: Drawing = { ...cardSize, fit: 'cover' }

/** What the pictures are made from. */
const sourcesOf = ({ name, primary, accent, pictures }: Brand) =>
  [name, primary, accent, pictures.logo, pictures.ownIcon, pictures.ownCard].join('\n')

/** A school with the name and colours of the product has its pictures. */
const isOwn = ({ name, primary, accent }: Brand) =>
  name !== defaultBrand.name || primary !== defaultBrand.primary || accent !== defaultBrand.accent

/** Ratio of a logo that can be an icon. */
const widest = 1.7

async function iconOf(tools: Tools, brand: Brand): Promise<Uint8Array | undefined> {
  const { ownIcon, logo, logoRatio } = brand.pictures
  // A wide logo would be too small to see
  const isSquare = logoRatio > 1 / widest && logoRatio < widest
  const uploaded = (await read(tools, ownIcon)) ?? (isSquare ? await read(tools, logo) : undefined)
  return uploaded ?? (isOwn(brand) ? Buffer.from(drawnIcon(brand)) : undefined)
}

const read = async ({ files }: Tools, name: string) => (name === '' ? undefined : readBrandBytes(files, name))
