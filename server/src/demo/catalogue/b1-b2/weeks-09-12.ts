import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks09to12: DemoLesson[] = [
  {
    slug: 'in-the-meeting',
    name: 'Can I just come in there? Meetings',
    description:
      'Open, interrupt, park a point, sum up, give actions. For video calls with seven faces and one bad line: how to be heard when your English is the third language in the room.',
    goal: 'you can take part in a meeting, interrupt politely and sum up what was agreed.',
    clip: [
      ['Sorry, can I just come in there?', 'Pardon, burada araya girebilir miyim?'],
      ['Say it on the breath. After the breath is too late.', 'Nefes arasında söyle. Sonrası geç olur.'],
    ],
    scene: 'A Tuesday call. Four people, one deadline; Ece leads.',
    talk: [
      ['Ece', 'Shall we make a start? Three things today.'],
      ['Paul', 'Before we do, the budget is a real issue and…'],
      ['Ece', 'Sorry to cut in. Can we park that until the end?'],
      ['Paul', 'Sure, as long as we come back to it.'],
      ['Ece', 'We will. Nadia, where are we with the launch?'],
      ['Nadia', 'We’re on track. You’re on mute, Paul.'],
      ['Paul', 'Story of my life. I said: who’s signing it off?'],
      ['Ece', 'Good point. So, to sum up: Nadia sends it, Paul signs it off by Friday.'],
    ],
    note: 'Nobody will ask you to speak. “Can I just come in there?” is your ticket; said with a smile it is never rude.',
    phrases: [
      ['Shall we make a start?', 'Başlayalım mı?'],
      ['Can I just come in there?', 'Araya girebilir miyim?'],
      ['Sorry to cut in.', 'Böldüğüm için kusura bakmayın.'],
      ['Can we park that?', 'Bunu sonraya bırakalım mı?'],
      ['Where are we with…?', '… ne durumda?'],
      ['We’re on track.', 'Plana uygun gidiyoruz.'],
      ['to sum up', 'özetlersek'],
      ['Who’s going to own this?', 'Bunu kim üstleniyor?'],
    ],
    sound: {
      title: 'Linking: words hold hands',
      text: 'A consonant at the end takes the next vowel with it: “sign it off” becomes “sy-ni-TOFF”. Hear it and you will understand fast meetings.',
      examples: [
        ['sign it off', 'sy-ni-TOFF'],
        ['come in there', 'kə-MIN-there'],
        ['an issue', 'ə-NISH-oo'],
      ],
    },
    practice: [
      ['Shall we make a ____?', 'start'],
      ['Sorry to cut ____.', 'in'],
      ['We’re on ____ for Friday.', 'track'],
      ['To ____ up: Nadia sends it.', 'sum'],
      ['Who’s signing it ____?', 'off'],
    ],
    roles: [
      'You lead a five-minute meeting about moving the office. Keep to time, park one point, sum up.',
      'You have one worry about the cost. Interrupt politely and make sure it is written down.',
    ],
    quiz: [
      choose(
        '“Can we park that?” asks to …',
        ['find a car park', 'talk about it later', 'forget it', 'vote'],
        'B',
        'To park a point is to leave it for later.',
      ),
      hear(
        [man('So who’s going to own this?'), woman('I’ll take it, but I can’t start before Wednesday.')],
        choose(
          'What will the woman do?',
          ['Buy it', 'Start on Monday', 'Be responsible for it from Wednesday', 'Ask somebody else'],
          'C',
          'To own a task = to be responsible for it.',
        ),
      ),
      gap('Sorry to cut ___, but we’re out of time.', 'in', '“Cut in” = interrupt.'),
      gap('We’re ___ track for the end of May.', 'on', '“On track” = going as planned.'),
      write(
        'Interrupt politely: “Can I just …”',
        [
          'Can I just come in there?',
          'Can I just come in here?',
          'Can I just add something?',
          'Can I just say something?',
        ],
        'Small words, soft voice, on the breath.',
      ),
      order(
        'Put the summary in order.',
        ['To sum up,', 'Nadia sends it', 'and Paul', 'signs it off.'],
        'Who does what, in order.',
      ),
      choose(
        '“You’re on mute” means others …',
        ['cannot see you', 'cannot hear you', 'don’t like you', 'are leaving'],
        'B',
        'Your microphone is off.',
      ),
      see(
        'meeting',
        choose(
          'How many people are in the meeting?',
          ['Four', 'Three', 'Five', 'Six'],
          'A',
          'Four faces on the call.',
        ),
      ),
    ],
  },
  {
    slug: 'sort-it-out',
    name: 'Let’s sort it out: difficult conversations',
    description:
      'Complain so that it works, apologise so that it counts, and have the talk that you have been putting off. The last stop of the line: you, in English, when it matters.',
    goal: 'you can complain, apologise and clear the air without losing your temper or your words.',
    clip: [
      ['I’m not blaming you. I’d just like it sorted.', 'Sizi suçlamıyorum. Yalnızca çözülsün istiyorum.'],
      ['Facts first, feelings second, then what you want.', 'Önce olanlar, sonra duygun, sonra isteğin.'],
    ],
    scene: 'Melis and her colleague Dan. He has taken credit for her work.',
    talk: [
      ['Melis', 'Have you got five minutes? There’s something on my mind.'],
      ['Dan', 'That sounds serious.'],
      ['Melis', 'In the meeting you presented my figures as yours.'],
      ['Dan', 'Oh. I didn’t mean it like that.'],
      ['Melis', 'I’m sure you didn’t. But it made me feel invisible.'],
      ['Dan', 'You’re right, and I’m sorry. That was out of order.'],
      ['Melis', 'Thanks. Next time, could you just mention my name?'],
      ['Dan', 'I’ll do better: you present them.'],
      ['Melis', 'Deal. Tea?'],
    ],
    note: 'A real apology has three parts: what I did, that it was wrong, what I’ll do now. “Sorry if you were upset” has none of them.',
    phrases: [
      ['There’s something on my mind.', 'Kafamı kurcalayan bir şey var.'],
      ['I didn’t mean it like that.', 'Öyle demek istemedim.'],
      ['It made me feel…', 'Bana kendimi … hissettirdi.'],
      ['That was out of order.', 'Haddimi aştım, yakışık almadı.'],
      ['I take your point.', 'Haklısınız, anlıyorum.'],
      ['It’s not good enough.', 'Bu kabul edilemez.'],
      ['I’d like it sorted by Friday.', 'Cumaya kadar çözülsün istiyorum.'],
      ['Let’s clear the air.', 'Gelin aramızdaki havayı temizleyelim.'],
    ],
    sound: {
      title: 'Low and slow',
      text: 'When it gets hot the voice climbs and the words run. Go the other way: lower, slower, shorter. It sounds like confidence, and soon it is.',
      examples: [
        ['There’s something on my mind.', 'SUM-thing-on-my-MIND ↓'],
        ['out of order', 'OW-təv-OR-də'],
        ['I’d like it sorted', 'ayd-LY-kit-SOR-tid'],
      ],
    },
    practice: [
      ['There’s something on my ____.', 'mind'],
      ['I didn’t ____ it like that.', 'mean'],
      ['That was out of ____.', 'order'],
      ['I’d like it ____ by Friday. (solved)', 'sorted'],
      ['Let’s clear the ____.', 'air'],
    ],
    roles: [
      'Your neighbour’s builder starts at six every morning. Say what happens, how it feels, what you want.',
      'You did not know. Listen, apologise properly, offer something that helps.',
    ],
    quiz: [
      choose(
        'Which is a real apology?',
        [
          'Sorry if you were upset.',
          'Mistakes were made.',
          'I was late, that was wrong, and I’ll ring you next time.',
          'I’m sorry you feel that way.',
        ],
        'C',
        'What I did, that it was wrong, what I’ll do now.',
      ),
      hear(
        [
          woman('I’ve called three times about this. It’s simply not good enough.'),
          man('I do apologise. I’ll send somebody this afternoon.'),
        ],
        choose(
          'What does the man promise?',
          ['Money', 'Nothing', 'A phone call', 'Somebody will come today'],
          'D',
          '“This afternoon” = today.',
        ),
      ),
      gap('It made me ___ invisible.', 'feel', 'make somebody + bare verb'),
      gap('I’d like it ___ (sort) by Friday.', 'sorted', 'would like + object + past participle'),
      write(
        'Open the talk: “Kafamı kurcalayan bir şey var.”',
        ['There’s something on my mind.', 'There is something on my mind.', 'I’ve got something on my mind.'],
        'It announces a serious talk without an attack.',
      ),
      order(
        'Put it in order.',
        ['I’m not', 'blaming you,', 'I’d just like', 'it sorted.'],
        'Take the heat out first, then say what you want.',
      ),
      choose(
        '“That was out of order.” It was …',
        ['not acceptable', 'broken', 'in the wrong place', 'funny'],
        'A',
        'Of behaviour: unacceptable. Of a lift: broken.',
      ),
      choose(
        '“I take your point” means:',
        [
          'I steal your idea.',
          'I accept that you have a reason.',
          'You are pointing at me.',
          'Give me the pen.',
        ],
        'B',
        'You accept the argument.',
      ),
    ],
  },
]
