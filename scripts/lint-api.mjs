// npm run lint:api: checks the OpenAPI description by the recommended rules of Redocly and Spectral. Warnings are
// counted, errors fail.
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureInstalled, ensureTool } from './lib/install.mjs'
import { at, fail, refuseOldNode, run, say } from './lib/run.mjs'

refuseOldNode()
await ensureInstalled()
const bin = dirname(await ensureTool('openapi-lint'))
const rules = (name) => at('tools', 'openapi-lint', name)
const folder = await mkdtemp(join(tmpdir(), 'sohbet-api-'))
try {
  const description = join(folder, 'openapi.json')
  const printed = await run('tsx', ['scripts/api/print-api.ts'], { quiet: true })
  if (!printed.ok) fail(printed.output)
  writeFileSync(description, printed.output)
  const results = [
    await lint('Redocly', 'redocly', [
      'lint',
      description,
      '--config',
      rules('redocly.yaml'),
      '--format=summary',
    ]),
    await lint('Spectral', 'spectral', [
      'lint',
      description,
      '-r',
      rules('spectral.yaml'),
      '--fail-severity=error',
    ]),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function lint(name, program, args) {
  const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  const { ok, output } = await run(join(bin, program), args, { quiet: true, env })
  say(`${name}: ${ok ? 'no errors' : 'errors'}`)
  if (!ok) say(output)
  return ok
}
