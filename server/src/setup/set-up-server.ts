import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { variables } from '../config/variables.mjs'
import { ConfigError } from '../config.ts'
import type { Terminal } from './ask.ts'
import { readEnvFile } from './env-file.ts'
import { gatherAnswers } from './gather.ts'
import { install, refuseWithoutRights } from './install.ts'
import { leftToDo } from './left-to-do.ts'
import { own, type Answers } from './questions.ts'
import { settingsOf } from './settings-of.ts'

const usage = 'Usage: npm run setup:server -- [--answers FILE] [--etc FOLDER] [--unchecked] [NAME=VALUE …]'

type Options = {
  args: string[]
  checkout: string
  envFile: string
  say: (line: string) => void
  terminal?: Terminal | undefined
}

/** The recipe from the first question to the list of what is left. */
export async function setUpServer({ args, checkout, envFile, say, terminal }: Options): Promise<void> {
  const { given, etc, isUnchecked } = readArgs(args)
  const place = { checkout, envFile, etc, node: process.execPath }
  refuseWithoutRights(place)
  const before = { ...readEnvFile(envFile), ...given }
  // Answers that are given leave nothing to ask
  const person = Object.keys(given).length > 0 ? undefined : terminal
  const answers = await gatherAnswers({ checkout, before, say, terminal: person, isUnchecked })
  const settings = settingsOf(answers)
  const installed = await install(settings, place)
  say(`\n${leftToDo(settings, installed)}`)
}

function readArgs(args: string[]) {
  const { values, positionals } = parse(args)
  const given = {
    ...(values.answers && answersIn(values.answers)),
    ...Object.fromEntries(positionals.map(pair)),
  }
  const known = new Set<string>([...Object.keys(variables), ...Object.values(own)])
  const unknown = Object.keys(given).filter((name) => !known.has(name) && !name.startsWith('AWS_'))
  if (unknown.length > 0) throw new ConfigError(`There is no setting ${unknown.join(', ')}`)
  return { given, etc: resolve(values.etc), isUnchecked: values.unchecked }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        answers: { type: 'string' },
        etc: { type: 'string', default: '/etc' },
        unchecked: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new ConfigError(usage)
  }
}

function pair(argument: string): [string, string] {
  const at = argument.indexOf('=')
  if (at < 1) throw new ConfigError(usage)
  return [argument.slice(0, at), argument.slice(at + 1)]
}

function answersIn(file: string): Answers {
  try {
    const values = parseEnv(readFileSync(file, 'utf8'))
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
  } catch {
    throw new ConfigError(`There is no file of answers at ${resolve(file)}`)
  }
}
