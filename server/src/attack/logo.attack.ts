import { getBrand, getBrandFile, uploadBrandPicture } from '@sohbet/contract/core/brand'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schoolBrand } from '../db/tables/core/school-brand.ts'
import { cleanSvg } from '../settings/brand/clean-svg.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
beforeEach(() => server.db.delete(schoolBrand))
afterAll(() => server.stop())

const square = '<path d="M0 0h9v9z"/>'
const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${root}>${square}${inside}</svg>`

const upload = (content: string | Uint8Array<ArrayBuffer>, kind: 'logo' | 'card' = 'logo') =>
  server.call(
    uploadBrandPicture,
    { body: { file: new File([content], 'logo.svg', { type: 'image/svg+xml' }), kind, revision: 0 } },
    { as: admin },
  )

/** Tags and attributes that a clean logo never has. */
const unsafe =
  /<(?!\/?(?:svg|g|defs|stop|clipPath|mask|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient)\b)|\son\w+=|href|style=|url\((?!#)|<!|<\?/i

const payloads = [
  '<script>alert(1)</script>',
  '<script href="https://evil.example/x.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script>alert(1)</svg:script>',
  '<g onload="alert(1)"/>',
  '<path d="M0 0" OnClick="alert(1)"/>',
  '<a xlink:href="javascript:alert(1)"><path d="M0 0h9"/></a>',
  '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>',
  '<use xlink:href="https://evil.example/x.svg#a"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#a"/>',
  '<image href="https://evil.example/track.png"/>',
  '<foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<style>path{fill:url(https://evil.example/x)}</style>',
  '<path d="M0 0h9" style="fill:url(https://evil.example/x)"/>',
  '<path d="M0 0h9" style="background:url(javascript:alert(1))"/>',
  '<path d="M0 0h9" fill="url(https://evil.example/x#a)"/>',
  '<path d="M0 0h9" filter="url(#x)"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- --><script>alert(1)</script><!-- -->',
  '<title><script>alert(1)</script></title>',
  '<desc>&lt;script&gt;alert(1)&lt;/script&gt;</desc>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  ...xssPayloads,
]

describe('a logo', () => {
  test('keeps plain shapes only, whatever is inside', () => {
    for (const payload of payloads) {
      const clean = cleanSvg(svg(payload))
      // Broken XML is refused as a whole
      if (clean === undefined) continue
      expect([payload, unsafe.exec(clean.svg)?.[0]]).toEqual([payload, undefined])
    }
    expect(cleanSvg(svg('', 'onload="alert(1)"'))?.svg).not.toContain('alert')
    expect(cleanSvg(svg('<path d="M0 0h9" style="fill:#0b5d3b;stroke:none"/>'))?.svg).toContain(
      'fill="#0b5d3b"',
    )
  })

  test.each([
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + svg('<desc>&b;</desc>')],
    [
      'an external entity',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + svg('<desc>&a;</desc>'),
    ],
    ['a style sheet of XML', '<?xml-stylesheet href="https://evil.example/x.css"?>' + svg('')],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['no shape', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'],
    ['no size', `<svg xmlns="http://www.w3.org/2000/svg">${square}</svg>`],
    ['a huge size', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 999999999 9">${square}</svg>`],
    ['too many shapes', svg(square.repeat(3000))],
    ['too many bytes', svg(`<path d="${'M0 0h9'.repeat(60_000)}"/>`)],
    ['nothing', ''],
  ])('with %s is refused', async (_what, content) => {
    const { status, body } = await upload(content)
    expect([status, codeOf(body)]).toEqual([400, 'INVALID_LOGO'])
    expect(await server.db.select().from(schoolBrand)).toEqual([])
  })

  test('of a PNG that states a huge size is refused before it is decoded', async () => {
    const header = Buffer.alloc(33)
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
    header.writeUInt32BE(60_000, 16)
    header.writeUInt32BE(60_000, 20)
    expect(codeOf((await upload(new Uint8Array(header))).body)).toBe('IMAGE_TOO_LARGE')
    expect(codeOf((await upload(svg(''), 'card')).body)).toBe('INVALID_CARD')
  })

  test('is served as a picture that runs and loads nothing', async () => {
    expect((await upload(svg('<script>alert(1)</script>'))).status).toBe(200)
    const { body } = await server.call(getBrand, {}, { as: admin })
    const { logo } = getBrand.reply.parse(body).pictures
    const file = await server.call(getBrandFile, { params: { name: logo } })
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(String(file.body)).not.toContain('script')
  })
})
