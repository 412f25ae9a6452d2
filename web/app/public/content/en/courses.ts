import { priceOf, trackFacts } from '../offer-facts.ts'
import type { PublicContent } from '../public-content.ts'

const { 'A1-A2': long, 'B1-B2': short } = trackFacts

export const courses: PublicContent['courses'] = {
  meta: {
    title: 'Courses',
    description: `A1-A2: ${long.weeks} weeks, ${long.modules} modules. B1-B2: ${short.weeks} weeks, ${short.modules} modules. Private lessons by appointment. Find your line with the level test, start with Basic, Super or Premium.`,
  },
  hero: {
    plate: 'Courses',
    title: 'Get on anywhere. It ends in talking.',
    lead: 'Two lines and a cab: A1-A2, B1-B2, and private lessons by appointment.',
  },
  labels: {
    duration: 'Length',
    modules: 'Modules',
    moduleDuration: 'A module takes',
    teachers: 'Coaches',
  },
  join: 'Join this course',
  seePlans: 'See the plans',
  cards: [
    {
      id: 'a1-a2',
      title: 'A1-A2',
      name: 'From words to talking',
      duration: `${long.weeks} weeks`,
      modules: `${long.modules} modules`,
      moduleDuration: '1 week',
      teachers: 'Bilingual, native-level',
      descriptions: [
        'You have the words but they won’t line up. One module a week: watch it, do the quiz, use it in Speaking Groups the same week.',
        'By the end you order, ask the way, tell your story, and say “hold on a sec” on the phone.',
      ],
      cards: [
        { icon: 'bubbles', oneLiner: 'Talking from day one' },
        { icon: 'replay', oneLiner: 'Past modules stay open' },
        { icon: 'clock', oneLiner: 'Three sessions a week' },
      ],
      line: long,
    },
    {
      id: 'b1-b2',
      title: 'B1-B2',
      name: 'From talking to flowing',
      duration: `${short.weeks} weeks`,
      modules: `${short.modules} modules`,
      moduleDuration: '2 weeks',
      teachers: 'Bilingual, native-level',
      descriptions: [
        'You get your point across, but every sentence costs sweat. One module every two weeks, with plenty of time to talk in between.',
        'By the end you cut in at meetings, crack a joke, and get the joke. That one is the hard part.',
      ],
      cards: [
        { icon: 'street', oneLiner: 'Idioms off the street' },
        { icon: 'target', oneLiner: 'TOEIC, IELTS support' },
        { icon: 'bubbles', oneLiner: 'Talk that flows' },
      ],
      line: short,
    },
    {
      id: 'private',
      title: 'Private',
      name: 'Off the line',
      duration: '30-45 minutes, 1 hour in a group',
      modules: 'By appointment',
      moduleDuration: '1 credit',
      teachers: 'Bilingual, native-level',
      labels: { modules: 'When', moduleDuration: 'Costs' },
      descriptions: [
        'A job interview, a talk, a visa appointment: some things need a table for two. One-to-one, duo or small group.',
        'Paid with the credits of your plan; when they run out, add more.',
      ],
      cards: [
        { icon: 'door', oneLiner: 'One-to-one: 30 minutes' },
        { icon: 'bubbles', oneLiner: 'Duo: 45 minutes' },
        { icon: 'street', oneLiner: 'Small group: 1 hour' },
      ],
    },
  ],
  stepper: {
    plate: 'Directions',
    title: 'Four stops to your first sentence.',
    state: { done: 'Done', now: 'Next', next: 'Later' },
    more: 'More about',
    steps: [
      {
        title: 'You saw the lines',
        text: 'You looked at the courses and have your eye on one.',
        tooltip: 'You are here, so this stop is behind you.',
      },
      {
        title: 'Level test',
        text: 'Sign up, take the 50 questions, find your line.',
        tooltip: '40 written questions of 30 seconds, 10 listening ones of 20 seconds.',
      },
      {
        title: 'Enrol',
        text: 'Choose your course and plan, pay by card.',
        tooltip: 'You can cancel up to 24 hours before the course starts.',
      },
      {
        title: 'Talk',
        text: 'Join your group, walk into the first Speaking Group.',
        tooltip:
          'Three times a week, one hour each, live. In between you practise in your messaging group, 25 people at most.',
      },
    ],
  },
}

export const pricing: PublicContent['pricing'] = {
  meta: {
    title: 'Pricing',
    description: `Basic ${priceOf('basic', 'en')}, Super ${priceOf('super', 'en')}, Premium ${priceOf('premium', 'en')}. The same at every course level; 5, 10 or 15 class credits and extra Speaking Groups.`,
  },
  hero: {
    plate: 'Pricing',
    title: 'No hidden stops.',
    lead: 'Three prices, the same at every level. What you get is written underneath.',
  },
  included: {
    plate: 'In all of them',
    title: 'Whichever you choose:',
    points: [
      'The course platform: video lessons, interactive quizzes, PDF notes',
      'Three live Speaking Groups a week, one hour each',
      'Two live explained exercises a month, with replays',
      'A messaging group of 25 people at most',
      'Past modules that never close',
      'Cancellation up to 24 hours before the course starts',
    ],
  },
}
