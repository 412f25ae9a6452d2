import type { Ask } from './mail-server.ts'
import type { Answers, Question, Step } from './questions.ts'

/** A person at a terminal. */
export type Terminal = {
  say: (line: string) => void
  ask: Ask
}

/** What a person types to leave an optional question empty although it had an answer. */
const nothing = '-'

const isOpen = ({ isAsked }: Question, answers: Answers) => isAsked?.(answers) ?? true

/** An address without its password; of a key nothing. */
function masked(secret: string): string {
  const address = /^(\w+:\/\/)(?:([^:@/]*)(:[^@/]*)?@)?(.*)$/.exec(secret)
  if (!address) return secret && 'as before'
  const [, scheme = '', user, password, rest = ''] = address
  return `${scheme}${user === undefined ? '' : `${user}${password ? ':…' : ''}@`}${rest}`
}

/** Asks the questions of a step; Enter takes the answer in brackets. */
export async function askStep(terminal: Terminal, step: Step, before: Answers): Promise<Answers> {
  terminal.say(`\n${step.title}`)
  let answers = before
  for (const question of step.questions)
    if (isOpen(question, answers))
      answers = answered(answers, question, await askOne(terminal, question, answers))
  return answers
}

async function askOne(terminal: Terminal, question: Question, answers: Answers): Promise<string> {
  const { name, ask, isSecret, isOptional, fallback, tidy = (text) => text } = question
  const old = answers[name] ?? fallback?.(answers) ?? ''
  const shown = isSecret ? masked(old) : old
  const hints = [shown && `[${shown}]`, isOptional && (old ? `(${nothing} for none)` : '(Enter for none)')]
  for (;;) {
    const typed = (await terminal.ask(`${[ask, ...hints.filter(Boolean)].join(' ')}: `, { isSecret })).trim()
    if (isOptional && typed === nothing) return ''
    const value = typed === '' ? old : tidy((await question.complete?.(typed, terminal.ask)) ?? typed)
    if (value === '' && isOptional) return ''
    if (value !== '' && question.fits(value)) return value
    terminal.say(`  It ${question.expected}.`)
  }
}

const answered = (answers: Answers, { name }: Question, value: string): Answers => ({
  ...answers,
  [name]: value,
})

/** The answers without a person: given or old ones, else the fallbacks. Mistakes are lines such as `  NAME: …`. */
export function fillStep(step: Step, given: Answers): { answers: Answers; mistakes: string[] } {
  let answers = given
  const mistakes: string[] = []
  for (const question of step.questions) {
    if (!isOpen(question, answers)) continue
    const { name, isOptional, fallback, tidy = (text) => text } = question
    const value = answers[name] ? tidy(answers[name]) : (fallback?.(answers) ?? '')
    if (value === '' ? !isOptional : !question.fits(value)) mistakes.push(`  ${name}: ${question.expected}`)
    answers = answered(answers, question, value)
  }
  return { answers, mistakes }
}
