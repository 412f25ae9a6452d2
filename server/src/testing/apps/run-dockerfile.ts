import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Step = { word: string; text: string }

/** One stage: its files below `root`, and what its steps set. */
type Stage = {
  root: string
  workdir: string
  env: Record<string, string>
  healthcheck: string
  command: string[]
}

const stepsOf = (text: string): Step[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.split(' ')
      return { word, text: rest.join(' ') }
    })

/**
 * Runs the steps of our Dockerfile without Docker: each stage is a folder below `into`, COPY copies, RUN runs with the
 * shell of this machine. The base images, users and ports are not there. Throws for a step that it does not know.
 */
export async function runDockerfile(checkout: string, into: string): Promise<Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const { word, text } of stepsOf(readFileSync(join(checkout, 'Dockerfile'), 'utf8'))) {
    if (word === 'FROM') stage = startStage(stages, { text, into })
    else if (stage) await runStep(stage, { word, text }, { checkout, stages })
  }
  if (!stage) throw new Error('The Dockerfile has no stage')
  return stage
}

function startStage(stages: Map<string, Stage>, { text, into }: { text: string; into: string }): Stage {
  const [base = '', , name = 'last'] = text.split(' ')
  const root = mkdtempSync(join(into, `${name}-`))
  const from = stages.get(base)
  if (from) cpSync(from.root, root, { recursive: true, verbatimSymlinks: true })
  const stage = { ...(from ?? { workdir: '/', env: {}, healthcheck: '', command: [] }), root }
  stages.set(name, stage)
  return stage
}

type Context = { checkout: string; stages: Map<string, Stage> }

async function runStep(stage: Stage, { word, text }: Step, context: Context): Promise<void> {
  if (word === 'WORKDIR') stage.workdir = text
  else if (word === 'ENV')
    stage.env = { ...stage.env, ...Object.fromEntries(text.split(' ').map((pair) => pair.split('=', 2))) }
  else if (word === 'COPY') copy(stage, text, context)
  else if (word === 'RUN') await runCommand(stage, text)
  else if (word === 'HEALTHCHECK') stage.healthcheck = text.replace(/^.*?CMD /, '')
  else if (word === 'CMD')
    stage.command = text
      .slice(1, -1)
      .split(', ')
      .map((part) => part.slice(1, -1))
  else if (word !== 'USER' && word !== 'EXPOSE') throw new Error(`Unknown step ${word}`)
}

function copy(stage: Stage, text: string, { checkout, stages }: Context): void {
  const parts = text.split(' ')
  const name = parts[0]?.startsWith('--from=') ? parts.shift()?.slice('--from='.length) : undefined
  const target = parts.pop() ?? '.'
  const to = join(stage.root, stage.workdir)
  for (const source of parts) {
    const place = parts.length > 1 || target.endsWith('/') ? join(to, target, source) : join(to, target)
    mkdirSync(dirname(place), { recursive: true })
    if (name === undefined) copyFromCheckout(checkout, source, place)
    else
      cpSync(join(stages.get(name)?.root ?? '', source), place, { recursive: true, verbatimSymlinks: true })
  }
}

/** Only what git knows: .dockerignore leaves out packages, builds, data and settings. */
function copyFromCheckout(checkout: string, source: string, place: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', source], { cwd: checkout, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    const below = source === '.' ? file : file.slice(source.length)
    mkdirSync(dirname(join(place, below)), { recursive: true })
    cpSync(join(checkout, file), join(place, below))
  }
}

async function runCommand({ root, workdir, env }: Stage, command: string): Promise<void> {
  const cwd = join(root, workdir)
  mkdirSync(cwd, { recursive: true })
  // Folders of the image, and its user
  const here = command.replaceAll(/ \/(data|backups)\b/g, ` ${root}/$1`).replace(' -o node -g node', '')
  const { PATH, HOME } = process.env
  await run('sh', ['-ec', here], { cwd, env: { PATH, HOME, ...env }, maxBuffer: 64 * 1024 * 1024 })
}
