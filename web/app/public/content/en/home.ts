import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const home: PublicContent['home'] = {
  meta: {
    title: `${brand.name}: street-London English, spoken`,
    description:
      'A school of spoken English for Turkish-speaking adults. Bilingual coaches, three live Speaking Groups a week, A1-A2 and B1-B2 courses.',
  },
  pictureAlt:
    'A London street: behind brick houses and a red double-decker bus, a tulip-shaped Turkish tea glass as tall as a clock tower chats with a blue striped mug.',
  hero: {
    plate: 'A speaking school for adults',
    headline: ['You studied it for years.', 'Now speak it.'],
    lead: 'English as London’s streets speak it, bilingual coaches, and three live conversations a week. Less reciting, more talking.',
    join: 'Join us',
    how: 'How does it work?',
  },
  facts: [
    { figure: '3', text: 'live Speaking Groups every week' },
    { about: 'about', figure: '3 hours', text: 'of speaking practice every week' },
    { about: 'about', figure: '6 times', text: 'more practice than other methods' },
    { figure: '2', text: 'live explained exercises every month' },
  ],
}
