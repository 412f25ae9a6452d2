import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const about: PublicContent['about'] = {
  meta: {
    title: 'About us',
    description: `${brand.name} is the online school where Turkish-speaking adults learn English by speaking it. Our mission, our vision, our bilingual coaches.`,
  },
  hero: {
    plate: 'About us',
    title: 'English isn’t a lesson. It’s a chat.',
    lead: 'For years you filled in blanks, ticked boxes and learnt “present perfect” by heart. Then someone said “alright?” and you froze. That moment is why we are here.',
  },
  mission: {
    title: 'Our mission',
    text: 'To get Turkish-speaking adults speaking English. Not the textbook kind, the kind you hear on the streets of London; with bilingual, native-level coaches, about three hours a week.',
  },
  vision: {
    title: 'Our vision',
    text: 'The day when nobody says “I understand it but I can’t speak it”. Only about 5 per cent of the world’s English speakers are native; there is room at the table for your accent.',
  },
  join: 'Join us',
  figures: ['3 sessions a week', '26 or 12 weeks', 'Messaging groups of 25 at most', 'Bilingual coaches'],
}

export const howItWorks: PublicContent['howItWorks'] = {
  meta: {
    title: 'How it works',
    description:
      'From the level test to Speaking Groups: modules, messaging group, live talk three times a week and private lessons by appointment. What does a week look like?',
  },
  hero: {
    plate: 'How it works',
    title: 'Take the test, hop on, talk.',
    lead: 'The short version: one test, one course, one group, three conversations a week. The rest is tea.',
  },
  join: 'Join us',
  week: {
    plate: 'Your week',
    title: 'The stops of a week.',
    lead: 'You have a job, kids, traffic. So a week goes like this:',
    days: [
      {
        when: 'In your own time',
        title: 'Watch your module',
        text: 'A video lesson, a quiz, PDF notes. On the bus, in the kitchen, wherever.',
      },
      {
        when: '3 times a week',
        title: 'Talk in Speaking Groups',
        text: 'One hour each, live, at fixed times: midday or evening. The coach is there, the floor is yours.',
      },
      {
        when: 'Every day',
        title: 'Write and speak in your messaging group',
        text: '25 people at most. Activities have no deadline; send a voice note, get it wrong, get it right.',
      },
      {
        when: 'Twice a month',
        title: 'Come to the live exercise',
        text: 'Step by step, explained. Can’t make it? Watch the replay.',
      },
    ],
    note: 'That makes about 3 hours of talking a week. About 6 times more practice than other methods.',
  },
}
