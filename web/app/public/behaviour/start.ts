import { startContactForm } from './contact-form.ts'
import { startContents } from './contents.ts'
import { startLanguageLinks } from './language-links.ts'
import { startMenu } from './menu.ts'
import { startQuestions } from './questions.ts'
import { startStories } from './stories.ts'
import { followOtherTabs, startThemeSwitch } from './theme-switch.ts'
import { startTips } from './tips.ts'

let isStarted = false

/**
 * What public pages do beyond being read. They are served as plain HTML, so this is not React but a few
 * listeners on the document: they also hold where React drew the page, as it does in development.
 */
export function start(): void {
  startThemeSwitch()
  startContactForm()
  startStories()
  if (isStarted) return
  isStarted = true
  followOtherTabs()
  startMenu()
  startQuestions()
  startTips()
  startContents()
  startLanguageLinks()
}
