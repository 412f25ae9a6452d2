import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from '../config.ts'
import type { Answers } from './questions.ts'

/** The settings of an env file; none when there is no file. */
export const readEnvFile = (file: string): Answers =>
  existsSync(file) ? withoutUndefined(parseEnv(readFileSync(file, 'utf8'))) : {}

const withoutUndefined = (values: NodeJS.Dict<string>): Answers =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** The settings as text of an env file. */
export function envText(settings: Answers): string {
  const lines = Object.entries(settings)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${quoted(name, value)}`)
  return `# Settings of Sohbet, made by npm run setup:server, which keeps what you change here.\n${lines.join('\n')}\n`
}

const isPlain = (value: string) => /^[\w:/.@%+,=?&-]+$/.test(value)

/** Node's reader knows three quotes, and expands \n in the double ones. */
function quoted(name: string, value: string): string {
  if (isPlain(value)) return value
  const written = [`'${value}'`, `\`${value}\``, `"${value}"`].find(
    (text) => parseEnv(`A=${text}\nB=1`)['A'] === value && parseEnv(`A=${text}\nB=1`)['B'] === '1',
  )
  if (written === undefined) throw new ConfigError(`${name} cannot hold all three of ' " and \``)
  return written
}

/** Its owner alone may read it. It gets its name only when complete, so a kill leaves the old one. */
export function writeEnvFile(
  file: string,
  settings: Answers,
  owner: { uid: number; gid: number } | undefined,
): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, envText(settings), { mode: 0o600, flush: true })
  if (owner) chownSync(draft, owner.uid, owner.gid)
  renameSync(draft, file)
}
