// npm run types: everything typed, two at a time.
import { inParallel } from './in-parallel.mjs'
import { at, isMain, run, say } from './tools.mjs'

/** The longest first. What runs on Node is one program: apart, each would check the server again. */
const projects = ['web', 'tsconfig.node.json', 'e2e', 'contract', 'domain']

/** The types of the web's routes are generated, so they come first. */
export async function checkTypes() {
  const generated = await run('react-router', ['typegen'], { cwd: at('web'), quiet: true })
  if (!generated.ok) return generated
  const results = await inParallel(projects, 2, (project) =>
    // Several checkers of one program each work out most of its types: twice the work, for two cores that are busy anyway
    run('tsc', ['-p', project, '--singleThreaded'], { quiet: true }),
  )
  return {
    ok: results.every((result) => result.ok),
    output: results.map((result) => result.output).join(''),
  }
}

if (isMain(import.meta)) {
  const { ok, output } = await checkTypes()
  say(ok ? 'Types are fine' : output)
  process.exitCode = ok ? 0 : 1
}
