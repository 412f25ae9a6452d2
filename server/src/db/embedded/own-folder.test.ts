import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/files/temp-folder.ts'
import { requireOwnFolder } from './own-folder.ts'

/** Root may write everywhere. */
function withoutRoot() {
  if (process.getuid?.() !== 0) return
  process.seteuid?.(65_534)
  onTestFinished(() => process.seteuid?.(0))
}

function readOnlyFolder(...path: string[]) {
  const folder = join(...path)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o555)
  return folder
}

test('makes a missing data folder and accepts its own', async () => {
  const folder = join(tempFolder(), 'new')
  await requireOwnFolder(folder)
  await requireOwnFolder(folder)
  mkdirSync(join(folder, 'files'))
  await requireOwnFolder(folder)
  expect(readdirSync(folder)).toEqual(['files'])
})

test.each(['data', 'missing/data'])('refuses a folder of another user: %s', async (path) => {
  const parent = readOnlyFolder(tempFolder(), 'data')
  const folder = path === 'data' ? parent : join(parent, path)
  withoutRoot()
  await expect(requireOwnFolder(folder)).rejects.toThrow(
    `This user may not write to the data folder ${folder}: start as its owner, or set DATA_DIR to another folder`,
  )
})

test('refuses files of another user in a data folder that it may write', async () => {
  const folder = tempFolder()
  chmodSync(folder, 0o777)
  const files = readOnlyFolder(folder, 'files')
  withoutRoot()
  await expect(requireOwnFolder(folder)).rejects.toThrow(`may not write to the data folder ${files}`)
})

test('refuses a file', async () => {
  const file = join(tempFolder(), 'data')
  writeFileSync(file, '')
  await expect(requireOwnFolder(file)).rejects.toThrow(`${file} is a file: set DATA_DIR to a folder`)
})
