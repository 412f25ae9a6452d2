import { priceOf } from '../offer-facts.ts'
import type { PublicContent } from '../public-content.ts'

export const faq: PublicContent['faq'] = {
  meta: {
    title: 'Frequently asked questions',
    description:
      'Level test, course length, Speaking Groups, plans and credits, private lessons, exam preparation, cancelling: the eight questions people ask most.',
  },
  hero: {
    plate: 'Frequently asked questions',
    title: 'Go on, ask.',
    lead: 'These eight come up most. If yours is missing, write and we will answer.',
  },
  section: { plate: 'Frequently asked questions', title: 'What’s on your mind?' },
  contents: 'Questions',
  readAll: 'Read all questions',
  contact: 'Contact us',
  notFound: 'Is your question missing?',
  questions: [
    {
      id: 'level-test',
      question: 'How do I know which course to start with?',
      answer: [
        'You take the level test before you enrol: 50 questions, 40 on grammar and vocabulary, 10 listening. You have 30 seconds for each written question and 20 for each listening one. Recordings play once, just as they do in life.',
        'Your result says which line you start on: A1-A2 or B1-B2.',
      ],
    },
    {
      id: 'duration',
      question: 'How long do the courses take?',
      answer: [
        'A1-A2 runs 26 weeks with 26 modules: one a week. B1-B2 runs 12 weeks with 6 modules: one every two weeks.',
        'That is the length of the modules. The programme, Academy or Club, is the whole journey and lasts about 6 months. Your plan (Basic, Super or Premium) sets your credits and extra Speaking Groups.',
      ],
    },
    {
      id: 'where',
      question: 'Where and how do the lessons happen?',
      answer: [
        'In three places. On the course platform: video lessons, interactive quizzes and PDF notes. In the messaging group: everyday practice. In Speaking Groups: live talk, three times a week for an hour, at fixed midday or evening times.',
        'Twice a month there is also a live exercise, explained step by step and recorded for replay. All coaches are bilingual and native-level.',
      ],
    },
    {
      id: 'missed',
      question: 'What if I miss a week?',
      answer: [
        'Nothing closes. Past modules stay open, messaging-group activities have no deadline, live exercises have replays. Get back on at the stop where you got off.',
      ],
    },
    {
      id: 'plan-differences',
      question: 'What is the difference between the plans?',
      answer: [
        `Same course, different extras. Basic, ${priceOf('basic', 'en')}: 5 class credits. Super, ${priceOf('super', 'en')}: 10 credits and 5 extra Speaking Groups. Premium, ${priceOf('premium', 'en')}: 15 credits and 10 extra Speaking Groups. Prices are the same at every level.`,
        '1 credit buys a 1-hour group class, a 45-minute duo class or a 30-minute private class. You can buy extra credits.',
      ],
    },
    {
      id: 'private-lessons',
      question: 'Can I have private lessons?',
      answer: [
        'Yes, by appointment: one-to-one, duo or small group. One-to-one and duo lessons last 30-45 minutes, small-group lessons 1 hour. The credits of your plan cover a number of them; more cost extra.',
      ],
    },
    {
      id: 'exams',
      question: 'I am preparing for TOEIC or IELTS. Is this for me?',
      answer: [
        'It is. Tell support at the start and we will support your preparation. The sooner you say so, the better.',
      ],
    },
    {
      id: 'cancel',
      question: 'Can I cancel if I change my mind?',
      answer: [
        'Up to 24 hours before the course starts; the money goes back the way it came. In the last 24 hours it cannot be cancelled on the site; your statutory right of withdrawal stays.',
      ],
    },
  ],
}
