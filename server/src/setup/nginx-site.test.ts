import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { hasHttp2Line, nginxSite, type SiteOptions } from './nginx-site.ts'

const site = (changes: Partial<SiteOptions> = {}) =>
  nginxSite({
    host: 'school.example',
    port: 3000,
    certificate: '/etc/letsencrypt/live/school.example/fullchain.pem',
    certificateKey: '/etc/letsencrypt/live/school.example/privkey.pem',
    hasHttp2Line: true,
    ...changes,
  })

/** The directives of the server with TLS, without its locations. */
function directives(conf: string): string[] {
  const [, server = ''] = /listen (?:\S*:)?443([^]*?)\n {4}location/.exec(conf) ?? []
  return server.match(/^ {4}[a-z].*;$/gm)?.map((line) => line.trim()) ?? []
}

test('the site of one process has the limits of docs/nginx.conf', () => {
  const several = directives(readFileSync(join(import.meta.dirname, '../../../docs/nginx.conf'), 'utf8'))
  const differs = /^(listen|http2|server_name|ssl_certificate|limit_conn clients|proxy_next_upstream)/
  const shared = several.filter((line) => !differs.test(line))
  expect(shared.length).toBeGreaterThan(15)
  expect(
    directives(site()).filter(
      (line) => !/^(listen|http2|server_name|ssl_certificate|limit_conn sohbet)/.test(line),
    ),
  ).toEqual(shared)
  expect(site()).toContain('limit_conn sohbet_clients 300;')
})

test.each([
  ['nginx version: nginx/1.22.1', false],
  ['nginx version: nginx/1.25.0', false],
  ['nginx version: nginx/1.25.1', true],
  ['nginx version: nginx/1.28.0 (Ubuntu)', true],
  ['', false],
])('%s has a line for http2: %s', (output, expected) => {
  expect(hasHttp2Line(output)).toBe(expected)
  expect(site({ hasHttp2Line: expected }).includes('listen 443 ssl http2;')).toBe(!expected)
})

test('nginx accepts the site', ({ skip }) => {
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
  const version = spawnSync('nginx', ['-v'], { encoding: 'utf8', env })
  if (version.error) skip('nginx is not installed')
  const folder = tempFolder()
  const [certificate, certificateKey] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const forOneDay = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=school.example']
  execFileSync('openssl', ['req', ...forOneDay, '-keyout', certificateKey, '-out', certificate], {
    stdio: 'ignore',
  })
  // Ports above 1024, so that no other nginx is in the way and no right is needed
  const text = site({ certificate, certificateKey, hasHttp2Line: hasHttp2Line(version.stderr) })
  writeFileSync(join(folder, 'site.conf'), text.replaceAll(/(listen \S*?)\b(80|443)\b/g, '$140$2'))
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { ${temps.join(' ')} include ${folder}/site.conf; }`,
  )
  const checked = spawnSync('nginx', ['-t', '-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
    env,
  })
  expect(checked.stderr.split('\n').filter((line) => /\[(warn|error|emerg)\]/.test(line))).toEqual([])
  expect(checked.status).toBe(0)
})
