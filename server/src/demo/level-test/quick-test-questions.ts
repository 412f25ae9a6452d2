import { ask, type TextQuestion } from './text-questions.ts'

/** Two questions per level, from A1 to C1. The level test asks others. */
export const quickTestQuestions: readonly TextQuestion[] = [
  // A1
  ask('Where ___ from?', ['you are', 'are you', 'do you', 'you come'], 'B'),
  ask('“What time is it?” “It’s half ___ nine.”', ['to', 'at', 'over', 'past'], 'D'),
  // A2
  ask('I ___ my keys yesterday, so I called my flatmate.', ['lost', 'lose', 'have lost', 'was lost'], 'A'),
  ask('There isn’t ___ milk left. Shall I get some?', ['some', 'many', 'much', 'a few'], 'C'),
  // B1
  ask(
    '“Fancy a coffee?” “I’d love one, but I ___ meet my boss in ten minutes.”',
    ['must to', 'have to', 'having to', 'had to'],
    'B',
  ),
  ask('The bus drivers are on strike, ___ we’ll have to walk.', ['so', 'because', 'although', 'unless'], 'A'),
  // B2
  ask(
    'If you’d told me about the gig, I ___ a ticket as well.',
    ['got', 'will get', 'would get', 'would have got'],
    'D',
  ),
  ask(
    'The flat was a mess. It obviously ___ for weeks.',
    ['hasn’t been cleaned', 'wasn’t cleaning', 'hadn’t been cleaned', 'didn’t clean'],
    'C',
  ),
  // C1
  ask(
    'Hardly ___ on the train when my phone rang.',
    ['I had sat down', 'had I sat down', 'I sat down', 'did I sat down'],
    'B',
  ),
  ask(
    '“He reckons he’s moving to Margate.” “I’ll believe it when I see it” means I’m ___.',
    ['delighted', 'jealous', 'relieved', 'doubtful'],
    'D',
  ),
]
