import { startContents } from './contents.ts'
import { startLanguageLinks } from './language-links.ts'
import { startMenu } from './menu.ts'
import { startPartnerLink } from './partner-link.ts'
import { startQuestions } from './questions.ts'
import { followOtherTabs, startThemeSwitch } from './theme-switch.ts'
import { startTips } from './tips.ts'

let isStarted = false

/**
 * The plain behaviour of public pages: listeners on the document, without React.
 * In development, where React renders the whole page, it runs after each render.
 */
export function start(): void {
  startThemeSwitch()
  if (isStarted) return
  isStarted = true
  followOtherTabs()
  startMenu()
  startQuestions()
  startTips()
  startContents()
  startLanguageLinks()
  startPartnerLink()
}
