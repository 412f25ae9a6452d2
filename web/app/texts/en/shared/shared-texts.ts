import { runningTest } from './running-test.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const texts = {
  runningTest,
  shell,
  ui,
}
