import type { texts as en } from '../../en/frame/frame-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { billing } from './billing.ts'
import { home } from './home.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { quiz } from './quiz.ts'
import { resources } from './resources.ts'
import { search } from './search.ts'
import { sessions } from './live-sessions.ts'
import { userCard } from './user-card.ts'
import { work } from './work.ts'

export const texts: SameKeys<typeof en> = {
  billing,
  home,
  messages,
  notifications,
  quiz,
  resources,
  search,
  sessions,
  userCard,
  work,
}
