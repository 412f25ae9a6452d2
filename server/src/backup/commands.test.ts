import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startChild } from '../testing/apps/child-app.ts'
import { program } from '../testing/apps/programs.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { withClient } from './make-backup.ts'

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
