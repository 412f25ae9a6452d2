import type { OptionId } from '@sohbet/domain/level-test/question'

/** Spoken lines; `npm run audio` records them into web/public/audio/level-test. */
type Line = { voice: 'woman' | 'man'; says: string }
type ListeningQuestion = {
  /** Its file name. */
  name: string
  /** Length of its file. */
  seconds: number
  lines: Line[]
  text: string
  options: [a: string, b: string, c: string, d: string]
  key: OptionId
}

const woman = (says: string): Line => ({ voice: 'woman', says })
const man = (says: string): Line => ({ voice: 'man', says })

/** Two per level, from A1 to C1. */
export const listeningQuestions: readonly ListeningQuestion[] = [
  {
    name: 'coffee',
    seconds: 8.5,
    lines: [woman('Hello. What would you like?'), man('A small coffee with milk, please. No sugar.')],
    text: 'What does the man want?',
    options: ['A black coffee', 'A small coffee with milk', 'Tea with sugar', 'A large coffee'],
    key: 'B',
  },
  {
    name: 'platform',
    seconds: 6.7,
    lines: [woman('The next train to Oxford leaves from platform four at ten fifteen.')],
    text: 'When does the train leave?',
    options: ['At 10:50', 'At 4:15', 'At 10:40', 'At 10:15'],
    key: 'D',
  },
  {
    name: 'saturday',
    seconds: 11,
    lines: [
      man('Are you free on Saturday? We could go to the cinema.'),
      woman('I work on Saturday, but I can come on Sunday evening.'),
    ],
    text: 'When can the woman go to the cinema?',
    options: ['On Sunday evening', 'On Saturday evening', 'On Sunday morning', 'She cannot go'],
    key: 'A',
  },
  {
    name: 'jacket',
    seconds: 14.2,
    lines: [
      woman('Excuse me, I bought this jacket yesterday and the zip is broken.'),
      man('I am sorry about that. Have you got the receipt? Then I can give you a new one.'),
    ],
    text: 'What does the man need?',
    options: ['Money', 'The old zip', 'The receipt', 'A new jacket'],
    key: 'C',
  },
  {
    name: 'delay',
    seconds: 11.9,
    lines: [
      man('Sorry I am late. The bus was fine, but then I left my bag on it and had to run after it.'),
      woman('Only you could do that.'),
    ],
    text: 'Why was the man late?',
    options: [
      'The bus did not come',
      'He had to chase the bus for his bag',
      'He missed his stop',
      'He fell asleep on the bus',
    ],
    key: 'B',
  },
  {
    name: 'flat',
    seconds: 10.1,
    lines: [
      woman(
        'The flat is lovely, and it is close to the station. It is just that the rent would leave us nothing to live on.',
      ),
    ],
    text: 'What is the problem with the flat?',
    options: ['It is too far away', 'It is too small', 'It is too noisy', 'It is too expensive'],
    key: 'D',
  },
  {
    name: 'interview',
    seconds: 12.8,
    lines: [
      man('How did the interview go?'),
      woman(
        'I was dreading it, but they were so friendly that I ended up quite enjoying it. I should hear by Thursday.',
      ),
    ],
    text: 'How does the woman feel about the interview?',
    options: [
      'It went better than she had expected',
      'It went badly',
      'She is sure that she has the job',
      'She wishes she had not gone',
    ],
    key: 'A',
  },
  {
    name: 'meeting',
    seconds: 10.4,
    lines: [
      woman(
        'I know we said Tuesday, but could we push the meeting back to the end of the week? Half the figures are still missing.',
      ),
    ],
    text: 'What does the woman ask for?',
    options: [
      'To hold the meeting earlier',
      'To cancel the meeting',
      'To hold the meeting later',
      'To send the figures on Tuesday',
    ],
    key: 'C',
  },
  {
    name: 'review',
    seconds: 11.1,
    lines: [
      man(
        'I would not go so far as to call it a masterpiece. That said, you would be hard pressed to find a better debut this year.',
      ),
    ],
    text: 'What does the man think of the work?',
    options: [
      'It is a masterpiece',
      'It is overrated',
      'It is one of the best first works this year',
      'It is hardly worth the time',
    ],
    key: 'C',
  },
  {
    name: 'council',
    seconds: 11,
    lines: [
      woman(
        'The council claims to have consulted residents, but by all accounts the decision had been made long before anyone was asked.',
      ),
    ],
    text: 'What does the woman suggest about the council?',
    options: [
      'It asked too many people',
      'Its consultation was only for show',
      'It changed its mind',
      'It was slow to decide',
    ],
    key: 'B',
  },
]

/** Spoken in the audio check, and one of the words to choose from. */
export const heardWord = 'umbrella'
