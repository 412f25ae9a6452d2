import type { resources } from '../tables/resources.ts'

type Resource = Required<Pick<typeof resources.$inferInsert, 'title' | 'description' | 'type' | 'link'>>

const given: readonly Resource[] = [
  {
    title: 'Skills, step by step',
    description: 'Listening and speaking exercises for every level.',
    type: 'website',
    link: 'https://learnenglish.britishcouncil.org/skills',
  },
  {
    title: 'Modül 1: Merhaba',
    description: 'The sample lesson to print: first hellos, names and how to spell them.',
    type: 'pdf',
    link: '/lessons/modul-1.pdf',
  },
  {
    title: 'Modül 2',
    description: 'The second sample lesson to print, with the words of the week.',
    type: 'pdf',
    link: '/lessons/modul-2.pdf',
  },
  {
    title: 'A day on the bus',
    description: 'A learner tells her story. Watch it twice: once for the story, once for the small words.',
    type: 'video',
    link: '/videos/story-1.mp4',
  },
  {
    title: 'Six Minute English',
    description: 'Short talks for the way to work, with their texts.',
    type: 'website',
    link: 'https://www.bbc.co.uk/learningenglish/english/features/6-minute-english',
  },
  {
    title: 'Ordering in a café',
    description: 'Another learner speaks. Stop after each sentence and say it yourself.',
    type: 'video',
    link: '/videos/story-2.mp4',
  },
  {
    title: 'Books to read aloud',
    description: 'Free books in English. Choose a short one, and read a page aloud every day.',
    type: 'other',
    link: 'https://www.gutenberg.org/',
  },
]

/** What the school gives to all its learners, the last one some days ago. */
export const demoResources = (now: Date): (typeof resources.$inferInsert)[] =>
  given.map((resource, place) => ({
    ...resource,
    createdAt: new Date(now.getTime() - (given.length - place) * 6 * 86_400_000),
  }))
