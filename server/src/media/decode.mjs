// The child process of decoder.ts: answers each message with the result, or with null when the file is broken.
// Plain JavaScript, because it runs beside the sources and beside the bundled server.
import sharp from 'sharp'

sharp.cache(false) // decoded data is useless for the next picture
sharp.concurrency(1)

const tasks = {
  /** Encodes a picture as JPEG: upright, in a fitting size, on white, without metadata. */
  picture: (bytes, { resize, maxPixels }) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize(resize)
      .flatten({ background: '#fff' })
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

  /**
   * Writes a new file with only the sound of a browser's voice recording, from second 0, with the length and the
   * index that browsers leave out. Null for every other file, and without bytes when it is too long.
   */
  async recording(bytes, { maxSeconds }) {
    const media = await import('mediabunny')
    const input = new media.Input({ source: new media.BufferSource(bytes), formats: [media.WEBM, media.MP4] })
    const tracks = await input.getTracks()
    const [track] = tracks
    const kind = (await input.getFormat()) === media.WEBM ? 'webm' : 'm4a'
    const codec = kind === 'webm' ? 'opus' : 'aac'
    if (tracks.length !== 1 || !track.isAudioTrack() || track.codec !== codec) return null
    const format = kind === 'webm' ? new media.WebMOutputFormat() : new media.Mp4OutputFormat()
    const output = new media.Output({ format, target: new media.BufferTarget() })
    const sound = new media.EncodedAudioPacketSource(codec)
    output.addAudioTrack(sound)
    await output.start()
    const decoderConfig = await track.getDecoderConfig()
    const begin = await track.getFirstTimestamp()
    let seconds = 0
    for await (const packet of new media.EncodedPacketSink(track).packets()) {
      const timestamp = packet.timestamp - begin
      if (timestamp < 0) return null
      seconds = Math.max(seconds, timestamp + packet.duration)
      if (seconds > maxSeconds) return { kind, seconds, bytes: null }
      await sound.add(packet.clone({ timestamp }), { decoderConfig })
    }
    await output.finalize()
    return { kind, seconds, bytes: new Uint8Array(output.target.buffer) }
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
