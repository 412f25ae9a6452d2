import sharp from 'sharp'
import { manyScans, segment } from './jpeg-segments.ts'

const picture = (width = 120, height = 90) =>
  sharp({ create: { width, height, channels: 3, background: '#c8201b' } })

export const secret = 'SECRET-OF-THE-ORIGINAL'
const script = `<script>alert('${secret}')</script>`
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.from(secret),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
])

/** Inserts a segment after the start, where comments and camera data are. */
const withSegment = async (mark: number, content: Buffer | string) => {
  const jpeg = await picture().jpeg().toBuffer()
  return Buffer.concat([jpeg.subarray(0, 2), segment(mark, content), jpeg.subarray(2)])
}
const followedBy = async (rest: Buffer | string) =>
  Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(rest)])
const ledBy = async (start: Buffer | string) =>
  Buffer.concat([Buffer.from(start), await picture().jpeg().toBuffer()])

/** A small file that claims to be huge: the sizes in its frame header are changed. */
async function claiming(width: number, height: number, options = {}): Promise<Buffer> {
  const jpeg = Buffer.from(await picture().jpeg(options).toBuffer())
  for (let at = 2; at < jpeg.length;) {
    const mark = jpeg[at + 1] ?? 0
    if (mark >= 0xc0 && mark <= 0xc2) {
      jpeg.writeUInt16BE(height, at + 5)
      jpeg.writeUInt16BE(width, at + 7)
      return jpeg
    }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('a JPEG without a frame')
}

async function cutTo(part: number): Promise<Buffer> {
  const jpeg = await picture(900, 700).jpeg().toBuffer()
  return jpeg.subarray(0, Math.round(jpeg.length * part))
}

const gps = { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } }
const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`
const gif =
  'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}</svg>`
const frames = () =>
  picture(40, 30)
    .gif({ delay: [100] })
    .toBuffer()

type Make = () => Promise<Buffer | string>

/** Files that must be refused, with the status. */
export const refused: readonly (readonly [string, number, Make])[] = [
  ['nothing', 400, async () => ''],
  ['text', 400, async () => 'hello'],
  ['a web page', 400, async () => `<!doctype html>${script}`],
  ['an SVG with a script', 400, async () => svg],
  ['a PNG', 400, () => picture().png().toBuffer()],
  ['a WebP', 400, () => picture().webp().toBuffer()],
  ['a GIF', 400, async () => Buffer.from(gif, 'latin1')],
  ['an animated GIF', 400, frames],
  [
    'an animated WebP',
    400,
    async () =>
      sharp(await frames(), { animated: true })
        .webp()
        .toBuffer(),
  ],
  ['an AVIF', 400, () => picture().avif({ effort: 0 }).toBuffer()],
  ['a TIFF', 400, () => picture().tiff().toBuffer()],
  ['a BMP', 400, async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
  ['a PDF', 400, async () => '%PDF-1.7\n%%EOF'],
  ['a program', 400, async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a GIF that is an archive (GIFAR)', 400, async () => Buffer.concat([Buffer.from(gif, 'latin1'), zip])],
  ['a PDF with a JPEG behind it', 400, () => ledBy('%PDF-1.7\n')],
  ['a web page with a JPEG behind it', 400, () => ledBy(script)],
  ['an archive with a JPEG behind it', 400, () => ledBy(zip)],
  ['a NUL byte before a JPEG', 400, () => ledBy('\0')],
  ['the first bytes of a JPEG', 400, async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  [
    'a JPEG that is only a comment',
    400,
    async () => Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xfe, script)]),
  ],
  ['a JPEG cut to a tenth', 400, () => cutTo(0.1)],
  ['a JPEG cut to a half', 400, () => cutTo(0.5)],
  ['a JPEG cut to nine tenths', 400, () => cutTo(0.9)],
  ['30000×30000 pixels', 400, () => claiming(30_000, 30_000)],
  ['65500×65500 pixels', 400, () => claiming(65_500, 65_500)],
  ['30000×30000 pixels, progressive', 400, () => claiming(30_000, 30_000, { progressive: true })],
  ['a flat strip of 65500×800 pixels', 400, () => claiming(65_500, 800)],
  ['no pixels at all', 400, () => claiming(0, 0)],
  ['hundreds of scans', 400, async () => manyScans({ width: 64, height: 48, scans: 800 })],
  [
    '50 megapixels, progressive',
    400,
    () => picture(7000, 7000).jpeg({ quality: 1, progressive: true }).toBuffer(),
  ],
  [
    '50 MB',
    413,
    async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(50 * 1024 * 1024)]),
  ],
]

/** Files that are accepted, but only re-encoded. */
export const cleaned: readonly (readonly [string, Make])[] = [
  ['where it was taken (EXIF GPS)', () => picture().withExif(gps).jpeg().toBuffer()],
  ['an XMP packet', () => withSegment(0xe1, xmp)],
  ['an ICC profile', () => picture().withIccProfile('p3').jpeg().toBuffer()],
  ['a comment with a script', () => withSegment(0xfe, script)],
  ['PHP in a comment', () => withSegment(0xfe, `<?php echo '${secret}'; ?>`)],
  ['a PDF in a comment', () => withSegment(0xfe, `%PDF-1.7 ${secret}`)],
  ['an unknown segment', () => withSegment(0xed, `Photoshop 3.0\0${secret}`)],
  [
    'an embedded thumbnail',
    async () =>
      withSegment(0xe2, Buffer.concat([Buffer.from(secret), await picture(30, 20).jpeg().toBuffer()])),
  ],
  ['an archive behind it', () => followedBy(zip)],
  ['a web page behind it', () => followedBy(script)],
  [
    'a second picture behind it',
    async () => followedBy(Buffer.concat([Buffer.from(secret), await picture().jpeg().toBuffer()])),
  ],
  ['a megabyte behind it', () => followedBy(Buffer.alloc(1024 * 1024, secret))],
  ['four inks (CMYK)', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
  ['grey only', () => picture().greyscale().jpeg().toBuffer()],
  ['several passes (progressive)', () => picture().jpeg({ progressive: true }).toBuffer()],
  ['49 megapixels', () => picture(7000, 7000).jpeg({ quality: 1 }).toBuffer()],
  [
    '12 megapixels, progressive',
    () => picture(4032, 3024).jpeg({ quality: 1, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
]

/** Ids that try to leave the folder, or are not ids. */
export const traversals: readonly string[] = [
  '../../session-secret',
  '..',
  '../',
  '..\\..\\session-secret',
  '/etc/passwd',
  '//etc/passwd',
  'C:\\Windows\\win.ini',
  '....//....//etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '%2e%2e%2f%2e%2e%2f',
  '..%c0%af..%c0%afetc',
  '．．／．．／etc',
  'a/../../b',
  './x',
  '~root/x',
  'file:///etc/passwd',
  'https://example.test/x',
  '00000000-0000-0000-0000-000000000000/../x',
  '../00000000-0000-0000-0000-000000000000',
  '00000000-0000-0000-0000-000000000000\0.jpg',
  '00000000-0000-0000-0000-000000000000%00',
  '00000000-0000-0000-0000-000000000000.jpg',
  '00000000-0000-0000-0000-000000000000 ; ls',
  '$(touch x)',
  '`touch x`',
  'con',
  '.htaccess',
  "' or 1=1 --",
  'a'.repeat(5000),
]
