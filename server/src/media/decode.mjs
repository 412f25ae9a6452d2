// The child process of decoder.ts: answers each message with the result, or with null when the file is broken.
// Plain JavaScript, because it runs beside the sources and beside the bundled server.
import sharp from 'sharp'

sharp.cache(false) // decoded data is useless for the next picture
sharp.concurrency(1)

const tasks = {
  /** Re-encodes a JPEG: upright, in a fitting size, without metadata. */
  picture: (bytes, { resize, maxPixels }) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize(resize)
      .flatten()
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),

  /** Draws a picture or a clean SVG as PNG. */
  drawing(bytes, { width, height, fit, background, padding = 0, maxPixels }) {
    const around = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
    const inner = { width: width - 2 * padding, height: height - 2 * padding, fit, background: around }
    const space = { top: padding, bottom: padding, left: padding, right: padding, background: around }
    const drawn = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...inner, withoutEnlargement: fit === 'inside' })
      .extend(space)
    if (background) drawn.flatten({ background })
    return drawn.png({ compressionLevel: 9 }).toBuffer()
  },

  /** Reads the format of a recording or video. */
  async format(bytes, { mimeType }) {
    const { parseBuffer } = await import('music-metadata')
    const options = { duration: true, skipCovers: true }
    const { format } = await parseBuffer(bytes, { mimeType, size: bytes.length }, options)
    const { container = '', codec = '', duration = 0, hasVideo = false } = format
    return { container, codec, hasVideo, seconds: Number.isFinite(duration) ? duration : 0 }
  },
}

// process.exit() would wait for the decoder
const die = () => process.kill(process.pid, 'SIGKILL')

/** In processor time, because a busy machine is slow. */
function limitTime(seconds) {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > seconds * 1_000_000) die()
  }, 50)
}

async function answer({ task, options, bytes, cpuSeconds }) {
  const limit = limitTime(cpuSeconds)
  const result = await tasks[task](bytes, options).catch(() => null)
  clearInterval(limit)
  process.send(result)
}

process.on('message', (question) => void answer(question))
process.on('disconnect', die)
// The parent also gets these and ends this process when it stops
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
