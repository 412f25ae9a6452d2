// Helpers of the other scripts. They use no packages, because they run before anything is installed.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const at = (...path) => join(root, ...path)

export function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Sohbet needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`)
}

/** Exits with one line instead of a stack trace. */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

export const say = (line) => process.stdout.write(`${line}\n`)

/** True when Node was started with this file; false when another file imports it. */
export const isMain = (meta) => realpathSync(process.argv[1]) === fileURLToPath(meta.url)

/** Starts a program of the system or of an installed package. */
export function start(command, args, { cwd = root, env = {}, stdio = 'inherit', detached = false } = {}) {
  const bins = [join(cwd, 'node_modules', '.bin'), at('node_modules', '.bin')]
  const path = [...bins, process.env.PATH].join(delimiter)
  return spawn(command, args, { cwd, stdio, detached, env: { ...process.env, ...env, PATH: path } })
}

/** Runs a program and waits for its end. Prints its output at once, or collects it when `quiet`. */
export async function run(command, args, { quiet = false, ...options } = {}) {
  const child = start(command, args, { ...options, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  // A signal may go to this process only, which must pass it on and wait for the end of the program
  const passOn = () => child.kill('SIGTERM') && child.once('close', () => process.exit(143))
  const signals = ['SIGTERM', 'SIGINT']
  for (const signal of signals) process.on(signal, passOn)
  child.once('close', () => signals.forEach((signal) => process.off(signal, passOn)))
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`
      if (!quiet) process.stderr.write(output)
      resolve(1)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { ok: code === 0, code, output }
}

/** Runs the npm that started this script, or the one in the PATH. */
export function npm(args, options) {
  const path = process.env.npm_execpath
  return path ? run(process.execPath, [path, ...args], options) : run('npm', args, options)
}

/** Calls `work` for every item, at most `limit` at a time, and returns the results in the order of the items. */
export async function mapLimit(items, limit, work) {
  const results = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
