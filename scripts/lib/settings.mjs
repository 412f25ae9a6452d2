// The settings of the school: variables of the process, and an env file for those that the process does not have.
// Tests and benches do not read the file: they would write into the database of a real school.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { findComplaint } from '../../server/src/config/find-mistakes.mjs'
import { at, fail, root } from './run.mjs'

/** Reads the settings into process.env and ends with one message when some are wrong. */
export function readSettings() {
  const file = readEnvFile()
  const complaint = findComplaint(process.env)
  if (complaint) fail(file ? `${complaint}\nSettings are also read from ${file}` : complaint)
}

/** Reads the env file, if there is one, and returns its path. Variables of the process win, also empty ones. */
export function readEnvFile() {
  process.chdir(root)
  const file = findEnvFile()
  if (!file) return undefined
  const settings = parseEnv(readText(file))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  process.env.SOHBET_ENV_FILE = file
  return file
}

/** The file that SOHBET_ENV_FILE names; else sohbet.env of the data folder; else .env of the checkout. */
export function findEnvFile() {
  const named = process.env.SOHBET_ENV_FILE
  if (named === '') return undefined
  if (named === undefined)
    return [join(process.env.DATA_DIR || 'data', 'sohbet.env'), at('.env')].find(existsSync)
  if (!existsSync(named)) fail(`SOHBET_ENV_FILE names ${named}, and there is no such file`)
  return resolve(named)
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code !== 'EACCES') fail(`${file} cannot be read (${error.code})`)
    return fail(`${file} belongs to another user: run this command as that user, or as root`)
  }
}
