import { planFacts, priceOf, trackFacts } from '../offer-facts.ts'
import type { PublicContent } from '../public-content.ts'

const { 'A1-A2': long, 'B1-B2': short } = trackFacts

export const plans: PublicContent['plans'] = {
  plate: 'Plans',
  title: 'Three plans. One course, your pace.',
  lead: 'The price is the same at every course level. The difference is how much extra talking you want.',
  choose: 'Choose this plan',
  recommended: 'The balanced choice',
  terms: 'per course, one payment',
  note: 'Every plan has all modules of your course, the messaging group and three Speaking Groups a week. When your credits run out, you can buy more.',
  plans: [
    {
      type: 'Basic',
      plan: 'basic',
      price: priceOf('basic', 'en'),
      text: 'If the course itself is enough.',
      features: [
        `${planFacts.basic.credits} class credits`,
        '3 Speaking Groups a week',
        { text: 'No extra Speaking Groups', isAbsent: true },
      ],
      colour: 'paper',
    },
    {
      type: 'Super',
      plan: 'super',
      price: priceOf('super', 'en'),
      text: 'If you want a few more turns to talk.',
      features: [
        `${planFacts.super.credits} class credits`,
        '3 Speaking Groups a week',
        `${planFacts.super.extraGroups} extra Speaking Groups`,
      ],
      colour: 'cool',
      isRecommended: true,
    },
    {
      type: 'Premium',
      plan: 'premium',
      price: priceOf('premium', 'en'),
      text: 'If you can’t get enough of it.',
      features: [
        `${planFacts.premium.credits} class credits`,
        '3 Speaking Groups a week',
        `${planFacts.premium.extraGroups} extra Speaking Groups`,
      ],
      colour: 'night',
    },
  ],
  credits: {
    title: 'What does 1 credit buy?',
    text: 'Credits are for private classes: the smaller the room, the shorter the class, and the more of it is yours.',
    kind: 'Class',
    length: 'Length',
    cost: 'Credits',
    rows: [
      ['Group class', '1 hour', '1 credit'],
      ['Duo class', '45 minutes', '1 credit'],
      ['Private class', '30 minutes', '1 credit'],
    ],
  },
}

export const packages: PublicContent['packages'] = {
  plate: 'Course packages',
  title: 'Two lines. Which one is yours?',
  tracks: [
    {
      level: 'A1-A2',
      title: 'From words to talking',
      text: 'You have the words but not the sentences. Get on here.',
      ...long,
      facts: [`${long.weeks} weeks`, `${long.modules} modules`, 'One module a week'],
    },
    {
      level: 'B1-B2',
      title: 'From talking to flowing',
      text: 'You get your point across, but you sweat for it. Get on here.',
      ...short,
      facts: [`${short.weeks} weeks`, `${short.modules} modules`, 'One module every two weeks'],
    },
  ],
  packages: [
    {
      title: 'Academy',
      duration: 'about 6 months',
      description: 'For those who like to walk the line stop by stop. Modules lead, talk keeps them company.',
      features: [
        'Video lessons, interactive quizzes, PDF notes',
        'Three Speaking Groups a week',
        'Two live explained exercises a month, with replays',
      ],
      colour: 'paper',
    },
    {
      title: 'Club',
      duration: 'about 6 months',
      description: 'For those who want to talk most. Talk leads, the modules are there when you want them.',
      features: [
        'Three Speaking Groups a week',
        'A messaging group of 25 at most, activities with no deadlines',
        'One-to-one, duo or small-group classes by credit',
      ],
      colour: 'night',
    },
  ],
  together: `Your line sets the modules (${long.weeks} or ${short.weeks} weeks), your programme the whole journey (Academy or Club, about 6 months), and your plan the credits and extra Speaking Groups.`,
  seePlans: 'See plans and prices',
  placement: 'Not sure? The level test before you enrol tells you which line to start on.',
  more: 'Have a closer look at the courses',
}
