import type { texts as en } from '../../en/shared/shared-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { runningTest } from './running-test.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const texts: SameKeys<typeof en> = {
  runningTest,
  shell,
  ui,
}
