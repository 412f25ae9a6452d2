import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { systemdUnit } from './systemd-unit.ts'

const unitIn = (checkout: string) =>
  systemdUnit({
    publicUrl: 'https://school.example',
    user: 'sohbet',
    checkout,
    folders: ['/srv/sohbet/data', '/mnt/backups'],
    envFile: '/srv/sohbet/.env',
    node: process.execPath,
  })

test('the unit runs the app as its user, who may write the data only', () => {
  const lines = unitIn('/srv/sohbet').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User=sohbet',
      'WorkingDirectory=/srv/sohbet',
      'Environment=SOHBET_ENV_FILE=/srv/sohbet/.env',
      `ExecStart=${process.execPath} scripts/start.mjs`,
      'ProtectSystem=strict',
      'ReadWritePaths=/srv/sohbet/data /mnt/backups /tmp',
    ]),
  )
})

test('home folders are hidden unless the school is in one', () => {
  const node = (unit: string) => unit.replaceAll(process.execPath, '/usr/bin/node')
  expect(node(unitIn('/srv/sohbet'))).toMatch(/ProtectHome=(yes|no)/)
  expect(unitIn('/home/ayse/sohbet')).toContain('ProtectHome=no')
})

test('systemd accepts the unit', ({ skip }) => {
  const file = join(tempFolder(), 'sohbet.service')
  writeFileSync(file, unitIn('/srv/sohbet'))
  const { error, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  })
  if (error) skip('systemd-analyze is not installed')
  // Its exit code is 0 for lines that it ignores
  expect({
    status,
    complaints: stderr.split('\n').filter((line) => line.includes('sohbet.service')),
  }).toEqual({
    status: 0,
    complaints: [],
  })
})
