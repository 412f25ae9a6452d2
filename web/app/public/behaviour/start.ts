import { startContents } from './contents.ts'
import { startDepartures } from './departures.ts'
import { startHello } from './hello.ts'
import { startLanguageLinks } from './language-links.ts'
import { startMenu } from './menu.ts'
import { startPartnerLink } from './partner-link.ts'
import { startQuestions } from './questions.ts'
import { startQuickTest } from './quick-test.ts'
import { followOtherTabs, startThemeSwitch } from './theme-switch.ts'
import { startTips } from './tips.ts'

/** The plain behaviour of public pages: listeners on the document, without React. */
export function start(): void {
  startThemeSwitch()
  followOtherTabs()
  startMenu()
  startQuestions()
  startTips()
  startContents()
  startDepartures()
  startHello()
  startLanguageLinks()
  startPartnerLink()
  startQuickTest()
}
