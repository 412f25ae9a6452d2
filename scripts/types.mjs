// npm run types: every workspace and the typed scripts, two at a time.
import { existsSync, readFileSync } from 'node:fs'
import { inParallel } from './in-parallel.mjs'
import { at, isMain, run, say } from './tools.mjs'

const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** The types of the web's routes are generated, so they come first. */
export async function checkTypes() {
  const generated = await run('react-router', ['typegen'], { cwd: at('web'), quiet: true })
  if (!generated.ok) return generated
  const projects = [...workspaces, 'scripts'].filter((workspace) =>
    existsSync(at(workspace, 'tsconfig.json')),
  )
  const results = await inParallel(projects, 2, (project) => run('tsc', ['-p', project], { quiet: true }))
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
