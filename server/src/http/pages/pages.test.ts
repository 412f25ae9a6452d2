import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { lookAheadPath } from '@sohbet/contract/core/opening'
import { register } from '@sohbet/contract/people/auth'
import { localPath, publicPages } from '@sohbet/domain/site/public-path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { schoolOpening } from '../../db/tables/core/school-opening.ts'
import { startTestApp, testSecret, type TestApp } from '../../testing/apps/test-app.ts'
import { fakeWebBuild } from '../../testing/files/fake-web-build.ts'
import { paymentEvent } from '../../testing/rows/selling.ts'
import { securityHeaders } from '../security-headers.ts'
import { createSignedLinks } from '../files/signed-links.ts'
import { scriptHashes } from './public-site.ts'

const publicPaths = publicPages.flatMap((page) => [page, localPath(page, 'en')])

let build: string
let server: TestApp
beforeAll(async () => {
  build = fakeWebBuild({
    paths: publicPaths,
    page: `/opening$/.test(path) ? 'soon ' + path : /404$/.test(path) ? '<h1>Oops! Page Not Found</h1>' : path === '/' ? '<link rel="canonical" href="http://origin.invalid/"><script>talk()</script>' : 'page ' + path`,
    appPages: [
      {
        path: '/auth/login',
        files: ['/assets/login.js', '/assets/login.css'],
        texts: { en: ['/assets/en-texts.js'], tr: ['/assets/tr-texts.js'] },
      },
      { path: '/admin/users/:id', files: [] },
      { path: '/debug', files: [] },
    ],
    files: {
      'robots.txt': 'Sitemap: http://origin.invalid/sitemap.xml',
      'icon.png': 'a picture',
      'assets/app-1a2b.js': 'plain()',
      'assets/app-1a2b.js.br': 'as brotli',
    },
  })
  server = await startTestApp({ webBuild: build, config: { publicUrl: 'https://sohbet.example' } })
})
afterAll(() => server.stop())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

const hashOf = (script: string) => scriptHashes(`<script>${script}</script>`).join()

test('the policy allows exactly the inline scripts that run', () => {
  const page = '<script id="theme">theme()</script><script src="/b.js"></script>'
  expect(scriptHashes(page)).toEqual(["'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8='"])
  expect(scriptHashes('<script type="application/ld+json">{}</script>')).toEqual([])
})

describe('a public page', () => {
  test('contains our own origin and a policy for its own scripts only', async () => {
    const answer = await get('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<link rel="canonical" href="https://sohbet.example/"><script>talk()</script>')
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${hashOf('talk()')};`)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip;q=0.8, br;q=0.9', 'br', brotliDecompressSync],
  ])('is compressed for a client that accepts %s', async (accepted, encoding, decompress) => {
    const answer = await get('/', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decompress(answer.rawPayload).toString()).toContain('https://sohbet.example/')
  })

  test('answers 304 while it is unchanged', async () => {
    const { etag } = (await get('/')).headers
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})

test('a page of the app names its files and the texts of the browser’s language, so that the browser loads them at once', async () => {
  const link = '</assets/login.js>; rel=modulepreload, </assets/login.css>; rel=preload; as=style'
  const texts = (language: string) => `</assets/${language}-texts.js>; rel=modulepreload`
  expect((await get('/auth/login')).headers['link']).toBe(`${link}, ${texts('en')}`)
  const turkish = await get('/auth/login', { 'accept-language': 'tr-TR, en;q=0.8' })
  expect(turkish.headers['link']).toBe(`${link}, ${texts('tr')}`)
  expect((await get('/admin/users/17')).headers['link']).toBeUndefined()
})

test.each(['/auth/login', '/auth/login/', '/admin/users/17'])(
  '%s is answered by the app shell',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([200, '<script>start()</script><div>the app</div>'])
    expect(answer.headers['content-security-policy']).toContain(hashOf('start()'))
  },
)

test.each(['/nothing', '/admin/nothing', '/index.html', '/assets/../pages.json', '/assets/none.js'])(
  '%s answers 404 with a page',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Oops! Page Not Found</h1>'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  },
)

test('an unknown call answers 404 with JSON', async () => {
  expect((await get('/api/nothing')).json()).toEqual({ code: 'NOT_FOUND', message: 'Not found' })
})

test('files named by their content hash are cached for ever, others for an hour', async () => {
  const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect([asset.body, asset.headers['content-encoding']]).toEqual(['as brotli', 'br'])
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/icon.png')).headers['cache-control']).toBe('public, max-age=3600')
})

test('files with our origin contain the real one', async () => {
  const answer = await get('/robots.txt')
  expect(answer.body).toBe('Sitemap: https://sohbet.example/sitemap.xml')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
})

test.each([
  ['/contanct', '/contact'],
  ['/contanct/', '/contact'],
  ['/en/contanct', '/en/contact'],
  ['/coaches', '/about#teachers'],
  ['/en/coaches', '/en/about#teachers'],
])('%s redirects to %s', async (from, to) => {
  const answer = await get(from)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
})

test('the debug page exists outside production only', async () => {
  expect((await get('/debug')).statusCode).toBe(200)
  const school = await startTestApp({ webBuild: build, config: { production: true } })
  expect((await school.app.inject({ url: '/debug' })).statusCode).toBe(404)
  await school.stop()
})

test('a page may frame our own documents and the two video sites and play files, and nothing more', async () => {
  const policy = String((await get('/')).headers['content-security-policy']).split('; ')
  expect(policy).toContain("frame-src 'self' https://player.vimeo.com https://www.youtube-nocookie.com")
  expect(policy).toContain("media-src 'self' blob: https:")
  expect(policy).toContain("default-src 'self'")
})

describe('security headers', () => {
  test.each([
    '/',
    '/nothing',
    '/robots.txt',
    '/healthz',
    '/api/users',
    '/api/nothing',
    '/api/docs',
    '/api/%E0%A4%A',
  ])('are on %s', async (path) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining('default-src'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  })

  test('of private replies forbid caching and scripts', async () => {
    const { headers } = await get('/api/users')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    })
  })

  test('contain no HSTS over plain http', () => {
    const plain = securityHeaders({ publicUrl: 'http://localhost:3000', hstsSubdomains: false })
    expect(plain).not.toHaveProperty('strict-transport-security')
  })

  test.each([
    { hstsSubdomains: false, value: 'max-age=63072000' },
    { hstsSubdomains: true, value: 'max-age=63072000; includeSubDomains' },
  ])('bind subdomains to https only when asked: $hstsSubdomains', ({ hstsSubdomains, value }) => {
    const headers = securityHeaders({ publicUrl: 'https://school.example', hstsSubdomains })
    expect(headers['strict-transport-security']).toBe(value)
  })
})

test('every public page is served', async () => {
  expect(publicPaths).toHaveLength(22)
  for (const path of publicPaths.slice(1)) expect((await get(path)).body).toBe(`page ${path}`)
})

describe('before the school opens', () => {
  /** The app looks at the database once a second. */
  const shows = (text: string) =>
    vi.waitUntil(async () => (await get('/')).body.includes(text), { timeout: 30_000 })

  beforeAll(async () => {
    await server.db.delete(schoolOpening)
    await shows('soon /opening')
  })
  afterAll(async () => {
    await server.db.insert(schoolOpening).values({ openedAt: server.clock.now })
    await shows('sohbet.example')
  })

  const alwaysShown = ['/imprint', '/en/imprint', '/privacy', '/en/privacy']
  const others = [
    '/quick-test',
    '/en/quick-test',
    '/courses/a-0000c0de',
    '/en/coaches/b-0000c0de',
    '/r/CODE',
    '/en/r/CODE',
  ]
  const gated = [...publicPaths.filter((path) => !alwaysShown.includes(path)), ...others]
  const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
  const soon = (path: string) => `soon ${path.startsWith('/en') ? '/en' : ''}/opening`

  test.each(gated)('%s is "opening soon"', async (path) => {
    for (const url of [path, withSlash(path), `${path}?x=1`]) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, soon(path)])
      const head = await server.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.headers['etag']]).toEqual([200, answer.headers['etag']])
    }
  })

  test('the answers of the quick test are not judged', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/en/quick-test',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=A',
    })
    expect(answer.body).toBe(soon('/en'))
  })

  test.each(alwaysShown)('%s stays', async (path) => {
    for (const url of [path, withSlash(path)]) expect((await get(url)).body).toBe(`page ${path}`)
  })

  test('an unknown path is "opening soon" as well, and not found', async () => {
    const answer = await get('/en/nothing')
    expect([answer.statusCode, answer.body]).toEqual([404, 'soon /en/opening'])
  })

  test('log-in, calls, webhooks and health stay', async () => {
    expect((await server.sendEvent(paymentEvent('0198c0de-0000-7000-8000-000000000000'))).status).toBe(200)
    expect((await get('/auth/login')).body).toContain('the app')
    expect((await get('/api/school')).json()).toMatchObject({ isOpen: false })
    expect((await get('/healthz')).statusCode).toBe(200)
  })

  test('search engines find nothing', async () => {
    const [robots, sitemap] = [await get('/robots.txt'), await get('/sitemap.xml')]
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n')
    expect(sitemap.body).not.toContain('<url>')
    for (const { headers } of [robots, sitemap]) expect(headers['cache-control']).toBe('no-cache')
  })

  test('a browser with a signed link sees the pages', async () => {
    const links = createSignedLinks(testSecret)
    const answer = await get(links.signForHours(lookAheadPath, server.clock.now))
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toContain('HttpOnly; SameSite=Lax; Secure')
    const [own = ''] = cookie.split(';')
    expect((await get('/', { cookie: `other=1; ${own}` })).body).toContain('sohbet.example')
    expect((await get('/', { cookie: `${own.slice(0, -3)}abc` })).body).toBe('soon /opening')
    expect((await get(`${lookAheadPath}?expires=9999999999&signature=${'a'.repeat(43)}`)).statusCode).toBe(
      403,
    )
  })

  test('registration is refused with the contact of the school', async () => {
    const body = { username: 'Deniz', email: 'deniz@example.test', password: 'a long enough password' }
    const answer = await server.call(register, { body })
    expect([answer.status, answer.body]).toMatchObject([
      403,
      {
        code: 'SCHOOL_NOT_OPEN',
        message:
          'The school has not opened yet, so you cannot open an account. Please write to school@example.test.',
      },
    ])
  })
})
