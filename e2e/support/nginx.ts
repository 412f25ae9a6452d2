import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the system's nginx with docs/nginx.conf; only host names and paths are replaced. */
export function startNginx({ port, apps }: { port: number; apps: readonly string[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'sohbet-nginx-'))
  makeCertificate(folder)
  writeFileSync(join(folder, 'school.conf'), schoolConf({ port, apps, folder }))
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder))
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const ended = once(nginx, 'close')
  return async () => {
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const forOneDay = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...forOneDay, ...files], { stdio: 'ignore' })
}

function schoolConf({ port, apps, folder }: { port: number; apps: readonly string[]; folder: string }) {
  const written = readFileSync(join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
  const named = apps.reduce(
    (text, url, place) => text.replaceAll(`app${place + 1}:3000`, new URL(url).host),
    written,
  )
  const placed = named
    .replaceAll('/etc/nginx/certificates', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
  // Before 1.25.1 http2 is an option of the listen line
  return hasOwnLineForHttp2() ? placed : placed.replace('    http2 on;\n', '').replace(' ssl;', ' ssl http2;')
}

function hasOwnLineForHttp2() {
  // nginx prints its version to stderr
  const output = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })
  const [, major = 0, minor = 0, patch = 0] = output.match(/(\d+)\.(\d+)\.(\d+)/)?.map(Number) ?? []
  return major > 1 || minor > 25 || (minor === 25 && patch > 0)
}

const mainConf = (folder: string) => `
daemon off;
pid ${folder}/pid;
worker_processes 2;
events {}
http {
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
  include ${folder}/school.conf;
}
`
