/** On its longer side: the server keeps no larger one. */
const longestSide = 1600
/** In bytes: so much is sent before anybody waits. */
const small = 1024 * 1024

/**
 * A photo as phones take it needs half a minute on a slow line, longer than the server listens: it is made smaller before
 * it is sent. What the browser cannot read goes as it is, for the server to say what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= small) return file
  try {
    const bytes = await redraw(file)
    return bytes.size < file.size ? new File([bytes], file.name, { type: bytes.type }) : file
  } catch {
    return file
  }
}

async function redraw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
