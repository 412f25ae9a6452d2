import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '../testing/apps/child-app.ts'
import { runDockerfile } from '../testing/apps/run-dockerfile.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'

const checkout = fileURLToPath(new URL('../../..', import.meta.url))
const mostMegabytes = 300

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const megabytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0) / 1e6

test(
  'the steps of the Dockerfile make a school that starts, with the packages of the server only',
  { timeout: 1_200_000 },
  async () => {
    const image = await runDockerfile(checkout, tempFolder())
    const home = join(image.root, image.workdir)
    const packages = megabytesOf(join(home, 'node_modules'))
    expect(packages).toBeLessThan(mostMegabytes)
    for (const name of ['vite', 'typescript', 'vitest', 'react-router', '@playwright/test'])
      expect(existsSync(join(home, 'node_modules', name)), `${name} is not needed`).toBe(false)

    const port = await freePort()
    // Elsewhere, because the user of PostgreSQL may not enter every folder
    const dataDir = join(tempFolder(), 'data')
    mkdirSync(dataDir)
    const env = {
      PATH: process.env['PATH'],
      ...image.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      BACKUP_TO: join(image.root, 'backups'),
      PUBLIC_URL: `http://localhost:${port}`,
      SESSION_SECRET: 'only for this test, '.repeat(3),
      SMTP_URL: 'smtp://localhost:9',
      MAIL_FROM: 'School <mail@school.example>',
    }
    const [, ...args] = image.command
    const app = startChild(args, { cwd: home, env })
    onTestFinished(async () => {
      app.kill('SIGTERM')
      await app.ended()
    })
    const page = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (reply) => reply.status,
        () => 0,
      )
    await expect.poll(page, { timeout: 120_000, interval: 500 }).toBe(200)
    const isHealthy = (other: object = {}) => {
      execFileSync('sh', ['-c', image.healthcheck], { cwd: home, env: { ...env, ...other } })
      return true
    }
    expect(isHealthy()).toBe(true)
    expect(() => isHealthy({ PORT: '1' })).toThrow('Command failed')
    // The first backup is due at once; the job looks within ten minutes, this command now
    const backup = startChild(['server/dist/backup.js', '--now', '--verify'], { cwd: home, env })
    expect([await backup.ended(), backup.errors()]).toEqual([{ code: 0, signal: null }, ''])
    expect(readdirSync(join(image.root, 'backups'))).toEqual([expect.stringMatching(/^sohbet-.*\.tar$/)])
  },
)
