import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, woman, write } from '../question.ts'

export const weeks05to08: DemoLesson[] = [
  {
    slug: 'best-price',
    name: 'Is that your best price? Negotiating',
    description:
      'Rent, phone contracts, salary, a second-hand bike. How to ask for less, offer a trade, stay friendly and walk away when it isn’t right.',
    goal: 'you can negotiate a price or a condition without losing your smile.',
    clip: [
      ['Is there any room on the price?', 'Fiyatta biraz oynama payı var mı?'],
      ['Ask, then say nothing. Let the silence work.', 'Sor, sonra sus. Sessizlik çalışsın.'],
    ],
    scene: 'A flat in Lewisham. The rent is going up; Seda calls the agent.',
    talk: [
      ['Agent', 'The new rent would be fourteen hundred.'],
      ['Seda', 'I see. That’s a bit more than I was hoping for.'],
      ['Agent', 'It’s in line with the market, I’m afraid.'],
      ['Seda', 'What if I signed for two years? Could you do thirteen?'],
      ['Agent', 'I’d have to ask. Thirteen fifty, perhaps.'],
      ['Seda', 'If you fix the boiler, I can do thirteen fifty.'],
      ['Agent', 'You drive a hard bargain. Leave it with me.'],
      ['Seda', 'Could you put that in an email, please?'],
    ],
    note: '“A bit more than I was hoping for” is British for “far too much”. Say it kindly, then be quiet and count to five.',
    phrases: [
      ['Is there any room on the price?', 'Fiyatta pay var mı?'],
      ['more than I was hoping for', 'umduğumdan fazla'],
      ['What if I signed for two years?', 'İki yıllık imzalasam?'],
      ['Could you do thirteen?', 'On üçe olur mu?'],
      ['meet me halfway', 'ortada buluşalım'],
      ['That’s my final offer.', 'Son teklifim bu.'],
      ['You drive a hard bargain.', 'Sıkı pazarlıkçısın.'],
      ['Leave it with me.', 'Bana bırak, ilgileneceğim.'],
    ],
    sound: {
      title: '“What if” and the open end',
      text: 'An offer that rises at the end stays open; one that falls is closed. Let “Could you do thirteen?” go up, and “That’s my final offer” come down.',
      examples: [
        ['Could you do thirteen?', 'KUH-jə do thir-TEEN ↑'],
        ['final offer', 'FAY-nəl-OFF-ə ↓'],
        ['what if I signed', 'wo-ti-fay-SIGND'],
      ],
    },
    practice: [
      ['Is there any ____ on the price?', 'room'],
      ['What if I ____ today? (pay)', 'paid'],
      ['Could you meet me ____?', 'halfway'],
      ['You drive a hard ____!', 'bargain'],
      ['Leave it ____ me.', 'with'],
    ],
    roles: [
      'You sell a bike for £200. You would take £160, but not at once.',
      'You want the bike for £140. Find a fault, offer cash, meet in the middle.',
    ],
    quiz: [
      choose(
        '“It’s a bit more than I was hoping for.” The speaker means:',
        ['It’s fine.', 'It’s far too much.', 'I hope for more.', 'It’s a bit cheap.'],
        'B',
        'Understatement: “a bit” does a lot of work here.',
      ),
      hear(
        [man('I could do it for ninety.'), woman('Meet me halfway: eighty-five, cash, today.')],
        choose(
          'What does the woman offer?',
          ['£90 by card', '£85 in cash', '£80 tomorrow', 'Nothing'],
          'B',
          '“Meet me halfway” leads to 85, cash, today.',
        ),
      ),
      gap('What if I ___ (sign) for two years?', 'signed', 'What if + past: a careful offer.'),
      gap('If you ___ (fix) the boiler, I’ll sign.', 'fix', 'First conditional: a real trade.'),
      write(
        'Ask for a lower price, politely: “Is there any …”',
        [
          'Is there any room on the price?',
          'Is there any room for negotiation?',
          'Is there any chance of a discount?',
        ],
        'An open question, not a demand.',
      ),
      order('Put it in order.', ['That’s more', 'than I', 'was hoping', 'for.'], '“For” stays at the end.'),
      choose(
        '“Leave it with me” means:',
        ['I will deal with it.', 'Put it here.', 'Go away.', 'I don’t want it.'],
        'A',
        'The speaker takes over the problem.',
      ),
      gap('Could you put that ___ writing?', 'in', '“In writing”: what is not written was never said.'),
    ],
  },
  {
    slug: 'what-they-mean',
    name: 'Not too shabby: what they really mean',
    description:
      '“Interesting.” “Quite good.” “We must have lunch.” British English hides its meaning in plain sight; this fortnight we learn to hear it, and to play the game back.',
    goal: 'you can read understatement, hints and irony, and answer in kind.',
    clip: [
      [
        'If they say “interesting”, ask what they mean.',
        '“Interesting” derlerse ne demek istediklerini sor.',
      ],
      [
        'Not bad is good. Quite good is not. Welcome.',
        '“Not bad” iyidir. “Quite good” değildir. Hoş geldin.',
      ],
    ],
    scene: 'Bora has sent a design to his British client. Now they talk.',
    talk: [
      ['Harriet', 'Thanks for the draft. It’s… a brave choice of colour.'],
      ['Bora', 'Brave as in wonderful, or brave as in wrong?'],
      ['Harriet', 'I wouldn’t say wrong. It might be worth a second look.'],
      ['Bora', 'So you’d like me to change it.'],
      ['Harriet', 'Only if it’s no trouble.'],
      ['Bora', 'By tomorrow?'],
      ['Harriet', 'Whenever suits. First thing would be lovely.'],
      ['Bora', 'Understood. I’m learning.'],
    ],
    note: '“Quite” before an adjective often means “only fairly”; “rather” is stronger, and “not bad at all” is high praise.',
    phrases: [
      ['That’s a brave choice.', 'Cesur bir seçim. (Bence hata.)'],
      ['It might be worth a second look.', 'Bir daha bakmakta yarar var.'],
      ['I’m not sure that’s ideal.', 'Pek uygun değil. (Olmaz.)'],
      ['We must have lunch sometime.', 'Bir ara görüşelim. (Laf olsun.)'],
      ['Not too shabby.', 'Hiç fena değil. (Çok iyi.)'],
      ['I’ll bear it in mind.', 'Aklımda tutarım. (Unuttum bile.)'],
      ['with the greatest respect', 'kusura bakma ama (katılmıyorum)'],
      ['Only if it’s no trouble.', 'Zahmet olmazsa. (Lütfen yap.)'],
    ],
    sound: {
      title: 'The pause before the adjective',
      text: '“It’s… interesting.” The small gap carries the criticism. If there is no gap and the voice jumps up, it may really be interesting.',
      examples: [
        ['It’s… interesting.', 'criticism'],
        ['Oh, INTeresting!', 'real interest'],
        ['quite GOOD / QUITE good', 'very / only fairly'],
      ],
    },
    practice: [
      ['It might be ____ a second look.', 'worth'],
      ['I’ll bear it in ____.', 'mind'],
      ['Not too ____! Well done.', 'shabby'],
      ['Only if it’s no ____.', 'trouble'],
      ['I’m not sure that’s ____. (It’s bad.)', 'ideal'],
    ],
    quiz: [
      choose(
        'Your boss says: “It might be worth a second look.” You …',
        ['relax, it’s optional', 'look at her twice', 'look for a new job', 'change it'],
        'D',
        'A hint from a boss is an instruction.',
      ),
      hear(
        [woman('How was the film?'), man('Not bad at all. I’d see it again.')],
        choose(
          'Did he like it?',
          ['No', 'It was average', 'Yes, a lot', 'He didn’t see it'],
          'C',
          '“Not bad at all” is warm praise.',
        ),
      ),
      choose(
        '“We must have lunch sometime.” What do you do?',
        ['Smile and say: We must!', 'Take out your diary', 'Say you are not hungry', 'Pay for lunch'],
        'A',
        'It is a friendly goodbye, not an invitation, until there is a date.',
      ),
      gap('I’ll bear it in ___.', 'mind', '“Bear in mind” = remember, or politely forget.'),
      gap('It might be ___ checking again.', 'worth', '“Worth” + -ing.'),
      write(
        'Praise with understatement: “Çok iyi!” (Not too …)',
        ['Not too shabby.', 'Not too bad.', 'Not too shabby!', 'Not too bad!'],
        'Say less, mean more.',
      ),
      order(
        'Put it in order.',
        ['I’m not', 'entirely sure', 'that’s', 'a good idea.'],
        'A British “no” in full dress.',
      ),
      choose(
        'Which is the strongest criticism?',
        ['Rather good', 'Not bad at all', 'A brave choice', 'Very good'],
        'C',
        '“Brave” suggests that it will fail.',
      ),
    ],
  },
]
