import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks01to04: DemoLesson[] = [
  {
    slug: 'see-what-you-mean',
    name: 'I see what you mean, but… Giving opinions',
    description:
      'Say what you think without starting a war. We soften, we hedge, we give way a little and hold our ground: the London way of disagreeing over a cup of tea.',
    goal: 'you can give your opinion, disagree politely and change your mind in style.',
    clip: [
      ['I see what you mean, but I’m not so sure.', 'Ne demek istediğini anlıyorum ama pek emin değilim.'],
      ['First the nod, then the no. In that order.', 'Önce onay, sonra hayır. Bu sırayla.'],
    ],
    scene: 'A kitchen in Hackney. Two flatmates argue about working from home.',
    talk: [
      ['Aylin', 'If you ask me, offices are finished.'],
      ['Rob', 'I see what you mean, but don’t you miss people?'],
      ['Aylin', 'To be honest, not on a Monday.'],
      ['Rob', 'Fair enough. Still, I can’t stand being alone all day.'],
      ['Aylin', 'You’ve got a point. Maybe two days in, three days out?'],
      ['Rob', 'I could live with that.'],
      ['Aylin', 'Look at us, agreeing before breakfast.'],
    ],
    note: '“With all due respect” is almost never respectful. If you want peace, try “I might be wrong, but…” instead.',
    phrases: [
      ['If you ask me…', 'Bana sorarsan…'],
      ['I see what you mean, but…', 'Ne demek istediğini anlıyorum ama…'],
      ['To be honest…', 'Açıkçası…'],
      ['Fair enough.', 'Haklısın. / Kabul.'],
      ['You’ve got a point.', 'Haklı bir yanın var.'],
      ['I couldn’t agree more.', 'Sonuna kadar katılıyorum.'],
      ['I could live with that.', 'Buna razı olurum.'],
      ['Let’s agree to disagree.', 'Aynı fikirde olmak zorunda değiliz.'],
    ],
    sound: {
      title: 'The voice that softens',
      text: 'A polite “but” is quiet and comes after a fall and a rise: “I see what you MEAN ↓↑, but…”. A flat voice turns the same words into an attack.',
      examples: [
        ['I see what you mean', 'ay-see-wo-chə-MEAN ↓↑'],
        ['to be honest', 'tə-bi-YON-ist'],
        ['fair enough', 'fair-ə-NUFF'],
      ],
    },
    practice: [
      ['If you ____ me, it’s too expensive.', 'ask'],
      ['You’ve got a ____ there.', 'point'],
      ['I couldn’t agree ____.', 'more'],
      ['Fair ____, let’s try it.', 'enough'],
      ['Let’s agree to ____.', 'disagree'],
    ],
    roles: [
      'You want to ban phones at dinner. Give two reasons, listen, give way a little.',
      'You think phones are fine. Disagree politely twice, then find a middle way.',
    ],
    quiz: [
      choose(
        '“I couldn’t agree more” means you …',
        ['disagree completely', 'agree completely', 'cannot decide', 'want to say more'],
        'B',
        'There is no more agreement left to give: you agree fully.',
      ),
      hear(
        [
          man('I think we should sell the car.'),
          woman('I see what you mean, but how would we visit my mum?'),
        ],
        choose(
          'What does the woman think?',
          ['She agrees.', 'She wants a bigger car.', 'She sees a problem.', 'She doesn’t understand.'],
          'C',
          'The nod comes first, the doubt after “but”.',
        ),
      ),
      gap(
        'You’ve got a ___, I hadn’t thought of that.',
        'point',
        '“You’ve got a point” admits that the other is partly right.',
      ),
      gap(
        'To be ___, I didn’t enjoy it.',
        ['honest', 'fair', 'frank'],
        '“To be honest” prepares the listener for something less nice.',
      ),
      write(
        'Make it softer: “You are wrong.” (Begin with: I’m not so …)',
        [
          'I’m not so sure about that.',
          'I’m not so sure.',
          'I am not so sure about that.',
          'I’m not so sure you’re right.',
        ],
        'Doubt yourself instead of attacking the other.',
      ),
      order('Put it in order.', ['I see', 'what you mean,', 'but I’m not', 'so sure.'], 'Nod, then doubt.'),
      choose(
        'Which opener usually starts a fight?',
        ['I might be wrong, but…', 'With all due respect…', 'I see your point.', 'In a way, yes.'],
        'B',
        'Everyone knows that no respect will follow.',
      ),
      choose(
        '“I could live with that” is …',
        ['a happy yes', 'a no', 'an acceptable compromise', 'about housing'],
        'C',
        'Not perfect, but acceptable.',
      ),
    ],
  },
  {
    slug: 'never-guess',
    name: 'You’ll never guess: stories people finish',
    description:
      'Openers, cliff-hangers, reported speech that sounds alive, and the listener’s half of the job. By the end you hold a table for three minutes.',
    goal: 'you can tell a well-built story and keep your listeners hooked.',
    clip: [
      ['And he goes: mate, that’s not your dog.', 'Adam da diyor ki: abi, o senin köpeğin değil.'],
      ['He goes, she’s like. That is how London reports.', '“He goes”, “she’s like”: Londra böyle aktarır.'],
    ],
    scene: 'A Friday evening table. Cem has just come in, out of breath.',
    talk: [
      ['Cem', 'You are not going to believe this.'],
      ['Jess', 'Try me.'],
      ['Cem', 'I’d just left work when this bloke stops me.'],
      ['Jess', 'As they do.'],
      ['Cem', 'And he goes: “Is this your dog?” I’d never seen it before.'],
      ['Jess', 'So what did you say?'],
      ['Cem', 'I was about to say no, when it jumps up and licks my face.'],
      ['Jess', 'Don’t tell me you’ve got a dog now.'],
      ['Cem', 'His name’s Gravy. He’s outside.'],
    ],
    note: 'In stories the past slips into the present: “this bloke stops me”. It is not a mistake, it puts the listener on the spot.',
    phrases: [
      ['You’re not going to believe this.', 'Buna inanamayacaksın.'],
      ['Try me.', 'Bir dene bakalım.'],
      ['this bloke / this woman', 'adamın biri / kadının biri'],
      ['And he goes: …', 'O da diyor ki: …'],
      ['I was about to…', 'Tam …mek üzereydim.'],
      ['to cut a long story short', 'uzun lafın kısası'],
      ['You should have seen it.', 'Görmeliydin.'],
      ['Don’t tell me…', 'Sakın … deme.'],
    ],
    sound: {
      title: 'Speed up, then stop',
      text: 'Run through what is not important, slow down before what is. The pause before the last line is worth more than any adjective.',
      examples: [
        ['I was about to', 'ay-wəz-ə-BOW-tə'],
        ['he goes', 'ee-GOHZ'],
        ['should have seen', 'SHUD-əv-SEEN'],
      ],
    },
    practice: [
      ['To cut a long story ____, we missed it.', 'short'],
      ['I was ____ to leave when he rang.', 'about'],
      ['You should ____ seen his face.', 'have'],
      ['I’d ____ left when it started. (a moment ago)', 'just'],
      ['You’re not going to ____ this.', 'believe'],
    ],
    quiz: [
      choose(
        '“And she’s like, no way!” Here “she’s like” means …',
        ['she said', 'she likes it', 'she looks like it', 'she is similar'],
        'A',
        '“Be like” reports words or a reaction.',
      ),
      gap('I was ___ to leave when the phone rang.', 'about', '“Be about to” = on the point of doing.'),
      gap('I ___ just left work when he stopped me.', ['had', '’d', 'd'], 'Past perfect: it came first.'),
      hear(
        [woman('To cut a long story short, we slept at the airport.')],
        choose(
          'What does the woman do?',
          [
            'She tells every detail.',
            'She changes the subject.',
            'She asks a question.',
            'She jumps to the end.',
          ],
          'D',
          '“To cut a long story short” goes to the end.',
        ),
      ),
      write(
        'React with surprise: “Görmeliydin.” as the teller: “You …”',
        ['You should have seen it.', 'You should’ve seen it.'],
        'should have + past participle',
      ),
      order('Put it in order.', ['I’d never', 'seen him', 'before', 'in my life.'], 'Past perfect + before.'),
      see(
        'dog',
        choose(
          'Which opener fits this picture best?',
          [
            'You’ll never guess who followed me home.',
            'I’d like to return this.',
            'The rent is due.',
            'Bear with me.',
          ],
          'A',
          'Somebody followed you home: that is a story.',
        ),
      ),
      choose(
        'Your friend says: “You won’t believe this.” You answer:',
        ['Try me.', 'No.', 'I believe.', 'It is false.'],
        'A',
        '“Try me” invites the story.',
      ),
    ],
  },
]
