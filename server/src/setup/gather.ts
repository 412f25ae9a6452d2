import { findMistakes } from '../config/find-mistakes.mjs'
import { variables } from '../config/variables.mjs'
import { ConfigError } from '../config.ts'
import { CannotStart } from '../db/embedded/cannot-start.ts'
import { askStep, fillStep, type Terminal } from './ask.ts'
import { checks } from './checks.ts'
import { stepsFor, type Answers, type Step } from './questions.ts'

type Options = {
  checkout: string
  /** Answers that are given or old; given ones are in the first. */
  before: Answers
  say: (line: string) => void
  /** Without one, the recipe runs on the given answers alone. */
  terminal?: Terminal | undefined
  /** Leaves out the checks, for a machine without network. */
  isUnchecked?: boolean
}

/** Asks and checks step by step, or takes the given answers and names every mistake in one message. */
export async function gatherAnswers(options: Options): Promise<Answers> {
  const steps = stepsFor(options.checkout)
  return options.terminal ? gatherFrom(options.terminal, steps, options) : gatherGiven(steps, options)
}

async function gatherGiven(steps: readonly Step[], { before, say, isUnchecked = false }: Options) {
  let answers = before
  const mistakes: string[] = []
  for (const step of steps) {
    const filled = fillStep(step, answers)
    answers = filled.answers
    mistakes.push(...filled.mistakes)
  }
  if (mistakes.length > 0)
    throw new ConfigError(`These answers are missing or wrong:\n${mistakes.join('\n')}`)
  refuseMistakes(answers)
  for (const step of isUnchecked ? [] : steps) {
    const seen = await checks[step.name]?.(answers)
    if (seen) say(seen)
  }
  return answers
}

async function gatherFrom(terminal: Terminal, steps: readonly Step[], { before, isUnchecked }: Options) {
  let answers = before
  for (const step of steps)
    answers = isUnchecked ? await askStep(terminal, step, answers) : await settle(terminal, step, answers)
  refuseMistakes(answers)
  return answers
}

/** Asks until the check passes or the person keeps the answers. */
async function settle(terminal: Terminal, step: Step, before: Answers): Promise<Answers> {
  const answers = await askStep(terminal, step, before)
  return (await isAccepted(terminal, step, answers)) ? answers : settle(terminal, step, answers)
}

/** A person may keep an answer that failed its check, for example before the mail server exists. */
async function isAccepted(terminal: Terminal, { name }: Step, answers: Answers): Promise<boolean> {
  try {
    const seen = await checks[name]?.(answers)
    if (seen) terminal.say(`  ${seen}`)
    return true
  } catch (error) {
    if (!isPlain(error)) throw error
    terminal.say(`  ${error.message}`)
    return (await terminal.ask('Enter to answer again, or "keep" to go on with it: ')).trim() === 'keep'
  }
}

const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof CannotStart

/** What no single question shows, such as two keys of different accounts. */
function refuseMistakes(answers: Answers) {
  const known = Object.fromEntries(Object.entries(answers).filter(([name]) => name in variables))
  const mistakes = findMistakes({ ...known, NODE_ENV: 'development' })
  if (mistakes.length > 0) throw new ConfigError(`The answers do not fit together:\n${mistakes.join('\n')}`)
}
