import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The data folder of the school that the journeys visit. */
export function schoolFolder(): string {
  const folder = process.env['E2E_FOLDER']
  if (folder === undefined) throw new Error('The configuration of the journeys names the folder')
  return folder
}

/** Workers and the web server get the name by the environment, and load the configuration again. */
export function nameSchoolFolder(): void {
  process.env['E2E_FOLDER'] ??= join(tmpdir(), `sohbet-e2e-${randomUUID()}`)
}
