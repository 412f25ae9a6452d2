import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks13to15: DemoLesson[] = [
  {
    slug: 'good-weekend',
    name: 'Good weekend? Talking about the past',
    description:
      'Pazartesi sabahının tek sorusu: “Good weekend?” Geçmişi anlat, soru sor, ilgi göster. “Did you?” ve “Really?” bu haftanın yıldızları.',
    goal: 'hafta sonunu anlatıp karşındakine ilgiyle soru sorabilirsin.',
    clip: [
      ['Good weekend? What did you get up to?', 'Hafta sonu iyi geçti mi? Neler yaptın?'],
      [
        'Did takes the past. So: did you go, not did you went.',
        'Geçmişi “did” taşır: did you go, did you went değil.',
      ],
    ],
    scene: 'Pazartesi, ofisin mutfağı. Selin kahve yapıyor.',
    talk: [
      ['Josh', 'Morning! Good weekend?'],
      ['Selin', 'Really good, thanks. We went to Margate.'],
      ['Josh', 'Did you? How was it?'],
      ['Selin', 'Freezing, but beautiful. We had fish and chips on the beach.'],
      ['Josh', 'Sounds perfect.'],
      ['Selin', 'A seagull ate half of mine. What did you get up to?'],
      ['Josh', 'Not much. I stayed in and watched the football.'],
      ['Selin', 'Did they win?'],
      ['Josh', 'Don’t ask.'],
    ],
    note: '“What did you get up to?” = neler yaptın? Suç sormuyorlar, merak ediyorlar. “Not much” de geçerli bir cevaptır.',
    phrases: [
      ['Good weekend?', 'Hafta sonu iyi miydi?'],
      ['What did you get up to?', 'Neler yaptın?'],
      ['We went to Margate.', 'Margate’e gittik.'],
      ['Did you? How was it?', 'Öyle mi? Nasıldı?'],
      ['I stayed in.', 'Evde kaldım.'],
      ['Not much.', 'Pek bir şey yapmadım.'],
      ['Sounds perfect.', 'Kulağa harika geliyor.'],
      ['Don’t ask.', 'Hiç sorma.'],
    ],
    sound: {
      title: '-ed’in üç sesi',
      text: '“Watched” t ile, “stayed” d ile, “wanted” id ile biter. “Watch-ed” diye iki hece söyleme.',
      examples: [
        ['watched, cooked', '… t'],
        ['stayed, moved', '… d'],
        ['wanted, needed', '… id'],
      ],
    },
    practice: [
      ['What did you get up ____?', 'to'],
      ['We ____ to Brighton. (go)', 'went'],
      ['____ you have a good time?', 'Did'],
      ['I stayed ____ and watched a film.', 'in'],
      ['____ was it? — Amazing.', 'How'],
    ],
    quiz: [
      gap('We ___ (have) fish and chips on the beach.', 'had', 'have – had'),
      gap('What ___ you get up to at the weekend?', 'did', 'Geçmiş soru: did + you + yalın fiil.'),
      hear(
        [woman('Did you go out on Saturday?'), man('No, I stayed in and cooked for my flatmates.')],
        choose(
          'What did he do on Saturday?',
          ['He cooked at home.', 'He went out.', 'He slept.', 'He worked.'],
          'A',
          '“Stay in” = evde kalmak.',
        ),
      ),
      choose(
        'Which question is right?',
        ['Did you went?', 'Do you went?', 'Went you?', 'Did you go?'],
        'D',
        '“Did” varsa fiil yalın kalır.',
      ),
      write(
        'Translate: “Evde kaldım ve film izledim.”',
        [
          'I stayed in and watched a film.',
          'I stayed at home and watched a film.',
          'I stayed home and watched a film.',
          'I stayed in and watched a movie.',
        ],
        'stayed, watched: ikisi de -ed.',
      ),
      order(
        'Put the question in order.',
        ['What', 'did you', 'get up', 'to?'],
        'Kalıp bütün hâlinde: get up to.',
      ),
      choose(
        '“How was the film?” — “Don’t ask!” The film was …',
        ['great', 'free', 'long ago', 'bad'],
        'D',
        '“Don’t ask” gülerek söylenen “berbattı”dır.',
      ),
    ],
  },
  {
    slug: 'on-the-phone',
    name: 'Hello, who’s calling? On the phone',
    description:
      'Yüz yok, el yok, yalnızca ses. Telefonda kendini tanıt, not bırak, “bir dakika” de, anlamadığında yavaşlat. Korkulan şey bu hafta bitiyor.',
    goal: 'bir telefon görüşmesini başlatıp bitirebilirsin.',
    clip: [
      ['Hi, it’s Selin. Could I speak to Mark, please?', 'Merhaba, ben Selin. Mark’la görüşebilir miyim?'],
      ['On the phone say it’s, not I am.', 'Telefonda “I am” değil, “it’s” denir.'],
    ],
    scene: 'Onur bir kursa bilgi almak için telefon ediyor.',
    talk: [
      ['Office', 'Hello, Bow Boxing Club, Tina speaking.'],
      ['Onur', 'Hi, it’s Onur Aydın. Could I speak to Mark, please?'],
      ['Office', 'I’m afraid he’s teaching. Can I take a message?'],
      ['Onur', 'Yes, please. Could he call me back today?'],
      ['Office', 'Sure. What’s your number?'],
      ['Onur', 'It’s oh seven nine double one, six two four, three oh three.'],
      ['Office', 'Could you say that again, a bit slower?'],
      ['Onur', 'Of course. Sorry.'],
    ],
    note: 'İngilizcede telefonda “I’m Onur” garip duyulur; “It’s Onur” denir. “I’m afraid…” korkuyorum değil, “maalesef” demektir.',
    phrases: [
      ['It’s Onur.', 'Ben Onur. (telefonda)'],
      ['Could I speak to Mark?', 'Mark’la görüşebilir miyim?'],
      ['I’m afraid he’s busy.', 'Maalesef meşgul.'],
      ['Can I take a message?', 'Not alabilir miyim?'],
      ['Could he call me back?', 'Beni geri arayabilir mi?'],
      ['Bear with me.', 'Bir dakika bekleyin.'],
      ['You’re breaking up.', 'Sesiniz kesiliyor.'],
      ['a bit slower, please', 'biraz daha yavaş, lütfen'],
    ],
    sound: {
      title: 'Numarayı gruplara böl',
      text: 'Telefon numarasını üçlü gruplarla, aralarda durarak söyle. Her grubun sonunda ses hafifçe yükselir, en sonda düşer.',
      examples: [
        ['079 11', 'oh seven NINE… double ONE↑'],
        ['624', 'six two FOUR↑'],
        ['303', 'three oh THREE↓'],
      ],
    },
    practice: [
      ['Hi, ____ Onur. (on the phone)', 'it’s'],
      ['Could I speak ____ Mark?', 'to'],
      ['Can I take a ____?', 'message'],
      ['Could you call me ____?', 'back'],
      ['Sorry, you’re breaking ____.', 'up'],
    ],
    quiz: [
      see(
        'phone',
        choose(
          'You call a friend. How do you begin?',
          ['Hi, it’s Onur.', 'I am Onur.', 'Here is Onur.', 'My name Onur.'],
          'A',
          'Telefonda “it’s”.',
        ),
      ),
      hear(
        [woman('I’m afraid Mark’s in a meeting. Can I take a message?')],
        choose(
          'What does she offer?',
          ['To wait', 'To write down a message', 'A meeting', 'Her number'],
          'B',
          '“Take a message” = not almak.',
        ),
      ),
      gap('Could I ___ to Mark, please?', ['speak', 'talk'], '“Speak to” ya da “talk to”.'),
      gap('I’m ___ he’s busy at the moment.', 'afraid', '“I’m afraid” = maalesef.'),
      write(
        'Ask: “Beni geri arayabilir misiniz?”',
        [
          'Could you call me back?',
          'Can you call me back?',
          'Could you call me back, please?',
          'Can you call me back, please?',
        ],
        '“Call back” ayrılır: call me back.',
      ),
      order(
        'Put it in order.',
        ['Could you', 'say that again,', 'a bit slower,', 'please?'],
        'Önce rica, sonra nasıl.',
      ),
      choose(
        '“Bear with me” means …',
        ['There is a bear here.', 'Come with me.', 'Please wait a moment.', 'Call me later.'],
        'C',
        '“Bear with me” = biraz sabredin.',
      ),
    ],
  },
  {
    slug: 'at-the-gp',
    name: 'At the GP: saying what hurts',
    description:
      'Aile hekiminden randevu al, ne kadar süredir nerenin ağrıdığını söyle, ilacın nasıl alınacağını anla. Sağlıkta tahmin yürütmek yok.',
    goal: 'doktora derdini anlatıp söyleneni anlayabilirsin.',
    clip: [
      ['I’ve had a sore throat for three days.', 'Üç gündür boğazım ağrıyor.'],
      [
        'For three days. Since Monday. Not since three days.',
        '“For three days”, “since Monday”. “Since three days” değil.',
      ],
    ],
    scene: 'Aile hekimi. Özge üç gündür hasta.',
    talk: [
      ['Doctor', 'What seems to be the problem?'],
      ['Özge', 'I’ve had a sore throat for three days, and a temperature.'],
      ['Doctor', 'Any cough?'],
      ['Özge', 'A bit, at night. And I feel dizzy.'],
      ['Doctor', 'Are you allergic to anything?'],
      ['Özge', 'Not that I know of.'],
      ['Doctor', 'Take one of these twice a day, after food.'],
      ['Özge', 'For how long?'],
      ['Doctor', 'Five days. Come back if it gets worse.'],
    ],
    note: 'GP (aile hekimi) ilk duraktır; hastaneye onun yazısıyla gidilir. Acil değilse 111, hayati tehlikede 999 aranır.',
    phrases: [
      ['I’d like to see a doctor.', 'Doktora görünmek istiyorum.'],
      ['I’ve had a cough for a week.', 'Bir haftadır öksürüyorum.'],
      ['My back hurts.', 'Sırtım ağrıyor.'],
      ['a sore throat', 'boğaz ağrısı'],
      ['I’ve got a temperature.', 'Ateşim var.'],
      ['I feel dizzy / sick.', 'Başım dönüyor / Midem bulanıyor.'],
      ['twice a day, after food', 'günde iki kez, tok karnına'],
      ['if it gets worse', 'kötüleşirse'],
    ],
    sound: {
      title: 'Ache: “eyk”',
      text: '“Ache” kelimesi “eyç” değil “eyk” okunur: headache, stomach ache, toothache. “Stomach”taki ch de k’dir: “STUM-ək”.',
      examples: [
        ['headache', 'HED-ayk'],
        ['stomach ache', 'STUM-ək-ayk'],
        ['cough', 'kof'],
      ],
    },
    practice: [
      ['I’ve had it ____ three days.', 'for'],
      ['My head ____. (ağrıyor)', 'hurts'],
      ['I’ve got a sore ____.', 'throat'],
      ['Take one twice ____ day.', 'a'],
      ['Come back if it gets ____.', 'worse'],
    ],
    roles: [
      'Doktorsun. Neyi olduğunu, ne zamandır sürdüğünü, alerjisini sor; ilaç yaz.',
      'İki gündür başın ağrıyor ve miden bulanıyor. Anlat, ilacı nasıl alacağını sor.',
    ],
    quiz: [
      hear(
        [man('Take two tablets three times a day, before food.')],
        choose(
          'When do you take the tablets?',
          ['After food', 'At night', 'With milk', 'Before food'],
          'D',
          '“Before food” = aç karnına, yemekten önce.',
        ),
      ),
      gap('I’ve had a headache ___ Monday.', 'since', 'Başlangıç noktası: since Monday.'),
      gap('I’ve had a cough ___ a week.', 'for', 'Süre: for a week.'),
      choose(
        '“I feel sick” in British English: you …',
        ['are angry', 'want to be sick (vomit)', 'are tired of work', 'have a cold nose'],
        'B',
        'İngiltere’de “feel sick” = midem bulanıyor.',
      ),
      write(
        'Tell the doctor: “Sırtım ağrıyor.”',
        ['My back hurts.', 'My back is hurting.', 'I’ve got backache.', 'I’ve got a backache.'],
        '“… hurts” her organla kullanılır.',
      ),
      order(
        'Put the advice in order.',
        ['Come back', 'if', 'it gets', 'worse.'],
        '“If”ten sonra şimdiki zaman.',
      ),
      see(
        'calendar',
        choose(
          'Today is Thursday. You got ill on Monday. You have been ill for …',
          ['three days', 'Monday', 'since three days', 'five days'],
          'A',
          'Pazartesiden perşembeye: for three days.',
        ),
      ),
    ],
  },
]
