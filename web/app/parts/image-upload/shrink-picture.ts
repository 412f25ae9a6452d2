/** Longer side in pixels; the server keeps no larger one. */
const longestSide = 1600
/** In bytes; smaller files are sent unchanged. */
const small = 1024 * 1024
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * Shrinks a phone's photo, which would upload longer than the server waits. A file that the browser cannot read
 * is sent unchanged, so that the server reports the fault.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!pictureTypes.has(file.type) || file.size <= small) return file
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
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparent parts; the server paints them white, too
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
  }
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
