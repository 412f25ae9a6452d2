// npm run types: checks the types of all projects, two at a time.
import { at, isMain, mapLimit, run, say } from './lib/run.mjs'

/** The slowest first. Code for Node is one project, because each part of it would check the server again. */
const projects = ['web', 'tsconfig.node.json', 'e2e', 'contract', 'domain']

/** What the compiler found last time: a repeated check reads only what has changed. */
const stateOf = (project) => at('node_modules', '.cache', 'types', `${project}.tsbuildinfo`)

/** The web's types need those of its routes, which are generated first. */
export async function checkTypes() {
  const generated = await run('react-router', ['typegen'], { cwd: at('web'), quiet: true })
  if (!generated.ok) return generated
  const results = await mapLimit(projects, 2, (project) =>
    // More threads would each compute most types again: twice the work, and both cores are busy anyway
    run('tsc', ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', stateOf(project)], {
      quiet: true,
    }),
  )
  return {
    ok: results.every((result) => result.ok),
    output: results.map((result) => result.output).join(''),
  }
}

if (isMain(import.meta)) {
  const { ok, output } = await checkTypes()
  say(ok ? 'No type errors' : output)
  process.exitCode = ok ? 0 : 1
}
