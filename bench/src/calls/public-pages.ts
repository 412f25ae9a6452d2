import { appUrl } from '../addresses.ts'
import type { BenchCall } from './bench-call.ts'

const headers = { 'accept-encoding': 'br' }

const page = (name: string, path: () => Promise<string>, required?: number): BenchCall => ({
  name: `GET ${name}`,
  limit: 'page',
  ...(required !== undefined && { required }),
  request: async () => ({ path: await path(), headers }),
})

/** The first path below `below` that a page links to. */
async function linkOn(from: string, below: string): Promise<string> {
  const html = await (await fetch(`${appUrl}${from}`)).text()
  const path = new RegExp(`href="(${below}/[^"#?]+)"`).exec(html)?.[1]
  if (path === undefined) throw new Error(`${from} links to no page below ${below}`)
  return path
}

export const publicPageCalls: readonly BenchCall[] = [
  page('/ (landing page)', async () => '/', 60),
  page('/courses (catalogue)', async () => '/courses'),
  page('/quick-test', async () => '/quick-test'),
  page('/courses/{slug}', async () => linkOn('/courses', '/courses')),
  page('/coaches/{slug}', async () => linkOn('/about', '/coaches')),
]
