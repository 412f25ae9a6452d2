import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from './public-content.ts'

export const en: PublicContent = {
  language: 'en',
  layout: {
    skip: 'Skip to content',
    menu: 'Menu',
    navigation: 'Main menu',
    footerNavigation: 'Footer menu',
    sections: [
      { id: 'why-us', label: 'Why us' },
      { id: 'how-it-works', label: 'How it works' },
      { id: 'courses', label: 'Courses' },
    ],
    login: 'Log in',
    join: 'Join',
    otherLanguage: { language: 'tr', label: 'Türkçe', short: 'TR' },
    theme: { label: 'Appearance', light: 'light', dark: 'dark', auto: 'same as device' },
    footer: {
      text: 'English as it is spoken on the streets of London, practised out loud with native speakers.',
      explore: 'Explore',
      talk: 'Talk to us',
      rights: 'A school of spoken English for Turkish-speaking adults',
    },
  },
  home: {
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
      lead: 'English as London’s streets speak it, bilingual coaches, and three live conversations a week. No reciting. Talking.',
      join: 'Join us',
      how: 'How does it work?',
    },
    facts: [
      { figure: '3', text: 'live Speaking Groups every week' },
      { about: 'about', figure: '3 hours', text: 'of speaking practice every week' },
      { about: 'about', figure: '6 times', text: 'more practice than other methods' },
      { figure: '2', text: 'live explained exercises every month' },
    ],
    why: {
      plate: 'Why us',
      title: 'We don’t lecture. We talk.',
      features: [
        {
          icon: 'street',
          title: 'English off the street',
          text: 'Not the textbook kind: the kind you hear at the bus stop, at the till, at the bar. The way London says it.',
        },
        {
          icon: 'bubbles',
          title: 'Bilingual coaches',
          text: 'Your coaches are native-level and bilingual. They know where you get stuck, and why.',
        },
        {
          icon: 'clock',
          title: 'Three dates a week',
          text: 'Speaking Groups meet three times a week for an hour. The times are fixed: midday or evening.',
        },
        {
          icon: 'door',
          title: 'A door that stays open',
          text: 'Missed a week? No drama. Past modules never close, and messaging-group activities have no deadline.',
        },
        {
          icon: 'replay',
          title: 'Missed it? Watch it',
          text: 'Twice a month, a live exercise explained step by step. It is recorded, so you can replay it.',
        },
        {
          icon: 'target',
          title: 'Got an exam? Say so',
          text: 'TOEIC, IELTS… Tell support at the start and we will support your preparation too.',
        },
      ],
    },
    pain: {
      plate: 'What is your English like now?',
      title: 'Sound familiar?',
      lead: 'We hear these every day. The answer always leads to the same place: talking.',
      you: 'You',
      coach: 'Us',
      says: [
        {
          them: 'I understand it, but I can’t speak it.',
          us: 'Because you only ever listened. Here it’s your turn three times a week.',
        },
        {
          them: 'By the time I’ve built the sentence, they’ve changed the subject.',
          us: 'Talk for about three hours a week and you stop building. You just say it.',
        },
        {
          them: 'I keep quiet in case I make a mistake.',
          us: 'Make it. Your coach is bilingual and gets half a sentence too.',
        },
        {
          them: 'I’ve started so many courses. Finished none.',
          us: 'Past modules never close. Get back on at the stop where you got off.',
        },
      ],
      aside:
        'Only about 5 per cent of the world’s English speakers are native. You don’t need to be perfect. You need to talk.',
    },
    how: {
      plate: 'How it works',
      title: 'One line, six stops.',
      lead: 'No changes. Hop on, the rest is on the way.',
      stations: [
        {
          title: 'Level test',
          text: '50 questions: 40 on grammar and vocabulary, 10 listening. It tells you which line to start on.',
        },
        { title: 'Your course', text: 'Your result puts you on the A1-A2 or the B1-B2 course.' },
        { title: 'Modules', text: 'Video lessons, interactive quizzes and PDF notes. At your own hour.' },
        { title: 'Messaging group', text: 'Practise in a group of 25 people at most.' },
        { title: 'Speaking Groups', text: 'Three times a week, one hour, live. This is where it happens.' },
        { title: 'Private lessons', text: 'If you like, by appointment: one-to-one, duo or small group.' },
      ],
    },
    tracks: {
      plate: 'Courses',
      title: 'Two lines. Which one is yours?',
      tracks: [
        {
          level: 'A1-A2',
          title: 'From words to talking',
          text: 'You have the words but not the sentences. Get on here.',
          weeks: 26,
          modules: 26,
          facts: ['26 weeks', '26 modules', 'One module a week'],
        },
        {
          level: 'B1-B2',
          title: 'From talking to flowing',
          text: 'You get your point across, but you sweat for it. Get on here.',
          weeks: 12,
          modules: 6,
          facts: ['12 weeks', '6 modules', 'One module every two weeks'],
        },
      ],
      placement: 'Not sure? The level test before you enrol tells you which line to start on.',
    },
    closing: {
      title: 'Put the kettle on. Let’s talk.',
      text: 'Your first sentence won’t be perfect. It doesn’t have to be.',
      join: 'Join us',
    },
  },
  notFound: {
    message:
      'The page you wanted wandered off and seems to have got off at the wrong stop. The line runs on, so do you.',
  },
}
