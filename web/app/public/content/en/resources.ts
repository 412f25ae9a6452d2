import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const lessons: PublicContent['lessons'] = {
  plate: 'Sample lessons',
  title: 'Try before you buy.',
  about: [
    'Four lessons, four PDFs, no sign-up. Every module of a course starts like this: a scene off the street, sentences people really say, an exercise to try out loud.',
    'Print it, stick it on the fridge, read it to the mirror. Don’t be shy; we all started there.',
  ],
  download: 'Download lesson',
  format: 'PDF',
  lessons: [
    {
      title: 'Module 1',
      description: 'Meeting people: “You all right?” is not a question. The answer isn’t long either.',
      scene: 'greeting',
      file: '/lessons/en/module-1.pdf',
    },
    {
      title: 'Module 2',
      description: 'Ordering: say “Can I get a flat white?” and the rest follows.',
      scene: 'cafe',
      file: '/lessons/en/module-2.pdf',
    },
    {
      title: 'Module 3',
      description: 'Getting around: bus, Tube, directions. They say “You can’t miss it”, and you do.',
      scene: 'bus',
      file: '/lessons/en/module-3.pdf',
    },
    {
      title: 'Module 4',
      description: 'Making plans: “Fancy a pint later?” Invite, or say no kindly.',
      scene: 'plans',
      file: '/lessons/en/module-4.pdf',
    },
  ],
}

export const resources: PublicContent['resources'] = {
  meta: {
    title: 'Free resources',
    description: `Free from ${brand.name}: four sample lessons as PDF, how to prepare for the level test, and a list of street-London English.`,
  },
  hero: {
    plate: 'Resources',
    title: 'Free. Really.',
    lead: 'No account, no card. Four lessons, a guide to the test, a street phrasebook.',
  },
  test: {
    plate: 'The level test',
    title: 'How to get ready.',
    lead: 'You don’t study for it, you get ready for it. The right result beats a high one.',
    join: 'Sign up and take it',
    points: [
      {
        title: 'Keep half an hour free',
        text: 'There are 50 questions. A quiet place, a full battery, no notifications.',
      },
      {
        title: 'Put your headphones on',
        text: 'You check your sound before it starts. In the 10 listening questions the recording plays once, after a countdown of 3 seconds.',
      },
      {
        title: 'Trust the time, don’t watch it',
        text: '30 seconds for a written question, 20 for a listening one. Quick and right is worth a little more, but right comes first.',
      },
      {
        title: 'Guess and move on',
        text: 'Some you won’t know; that is what the test is for. When time runs out, your choice so far is sent.',
      },
    ],
  },
  phrases: {
    plate: 'Street phrasebook',
    title: 'Not in the book. At the bus stop.',
    lead: 'Sixteen things you will hear in your first week in London, what they mean and where to say them.',
    list: [
      { phrase: 'Alright?', meaning: 'Hello', use: 'Used instead of hello. Answer: “Alright.” That’s all.' },
      {
        phrase: 'Cheers',
        meaning: 'Thank you',
        use: 'To whoever holds the door or hands you the tea. With drinks, too.',
      },
      { phrase: 'Ta', meaning: 'Thanks', use: 'The shortest one there is. At the till.' },
      { phrase: 'You what?', meaning: 'What did you say?', use: 'To a friend. To your boss say “Sorry?”' },
      {
        phrase: 'Fancy a cuppa?',
        meaning: 'Would you like some tea?',
        use: 'It is an invitation to talk. Don’t refuse.',
      },
      { phrase: 'I’m knackered', meaning: 'I’m very tired', use: 'After work, on the bus.' },
      { phrase: 'It’s chucking it down', meaning: 'It’s raining hard', use: 'Rain. So, often.' },
      {
        phrase: 'Gutted',
        meaning: 'Very disappointed',
        use: 'When the match is lost or the tickets are gone.',
      },
      { phrase: 'Sorted', meaning: 'Done, arranged', use: 'When it’s done, in one word.' },
      { phrase: 'Dodgy', meaning: 'Not to be trusted', use: 'Two in the morning, kebab shop, that meat.' },
      { phrase: 'Fair enough', meaning: 'I accept that', use: 'When you disagree but won’t fight about it.' },
      {
        phrase: 'Not being funny, but…',
        meaning: 'Don’t take it badly, but…',
        use: 'A complaint always follows.',
      },
      { phrase: 'Give us a ring', meaning: 'Call me', use: '“Us” means “me” here.' },
      { phrase: 'I’m on my way', meaning: 'I’m coming', use: 'There, too, said before leaving home.' },
      { phrase: 'Mind your head', meaning: 'Careful, low ceiling', use: 'On the top deck of the bus.' },
      { phrase: 'See you in a bit', meaning: 'See you soon', use: 'Ten minutes, or a week.' },
    ],
  },
}
