import sharp from 'sharp'

/** A small plain picture as a form value. */
export async function aPhoto(): Promise<File> {
  const create = { width: 40, height: 30, channels: 3, background: '#c8201b' } as const
  return aFile(await sharp({ create }).jpeg().toBuffer())
}

export const aFile = (bytes: Uint8Array | string, name = 'photo.jpg'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'image/jpeg' })
