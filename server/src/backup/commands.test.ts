import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../composition/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { startChild } from '../testing/apps/child-app.ts'
import { program } from '../testing/apps/programs.ts'
import { madeDataFolder } from '../testing/files/made-data-folder.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { quiet } from '../testing/quiet.ts'
import { withClient } from './with-client.ts'

test.each(['create-admin', 'backup'] as const)(
  '%s names the missing database and writes nothing',
  async (name) => {
    const dataDir = join(tempFolder(), 'data')
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
    const command = startChild([...program(name), 'admin@school.test'], { env })
    expect((await command.ended()).code).toBe(1)
    expect(command.errors()).toContain(`There is no database in ${dataDir}`)
    expect(existsSync(dataDir)).toBe(false)
  },
)

test.each(['create-admin', 'backup'] as const)('%s refuses an empty database and names it', async (name) => {
  const { host, user, port } = inject('testServer')
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await withClient(inject('testServer'), (client) => client.query(`CREATE DATABASE ${database}`))
  const folder = tempFolder()
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: url }
  const command = startChild([...program(name), 'admin@school.test'], { env, cwd: folder })
  expect((await command.ended()).code).toBe(1)
  expect(command.lines.join()).toContain(`/${database}`)
  expect(command.errors()).toContain('Start the app there first')
  expect(await readdir(folder)).toEqual([])
})

test('restore refuses a folder without a backup before it creates a database', async () => {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const command = startChild([...program('restore'), join(folder, 'mistyped')], { env })
  expect((await command.ended()).code).toBe(1)
  expect(command.errors()).toContain(`There is no backup in ${join(folder, 'mistyped')}`)
  expect(existsSync(dataDir)).toBe(false)
})

test('create-admin prints a link to the address of the running app', async () => {
  const dataDir = await madeDataFolder()
  const app = await openDatabase({ dataDir, log: quiet }, migrate)
  onTestFinished(app.close)
  await app.announce('http://localhost:4321')
  // The socket of the app's PostgreSQL is in the folder for temporary files
  const env = { PATH: process.env['PATH'], TMPDIR: tmpdir(), DATA_DIR: dataDir }
  const command = startChild([...program('create-admin'), 'admin@school.test'], { env })
  expect([(await command.ended()).code, command.errors()]).toEqual([0, ''])
  expect(command.lines.at(-1)).toMatch(/^http:\/\/localhost:4321\/auth\/reset-password/)
})
