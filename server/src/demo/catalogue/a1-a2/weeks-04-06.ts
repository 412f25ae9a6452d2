import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks04to06: DemoLesson[] = [
  {
    slug: 'flat-white',
    name: 'A flat white, please',
    description:
      'Kafede sıra sana geldi: siparişi ver, sütü seç, “eat in or take away?” sorusuna takılma, öde ve teşekkür et.',
    goal: 'kafede rahatça sipariş verip ödeyebilirsin.',
    clip: [
      ['Can I get a flat white, please?', 'Bir flat white alabilir miyim?'],
      [
        'Not “I want”. Can I get, and please at the end.',
        '“I want” değil. “Can I get” de, sona “please” koy.',
      ],
    ],
    scene: 'Sabah sekiz buçuk, kalabalık bir kahveci. Sıra Ceren’de.',
    talk: [
      ['Barista', 'Hiya, what can I get you?'],
      ['Ceren', 'Can I get a flat white, please?'],
      ['Barista', 'Regular or oat milk?'],
      ['Ceren', 'Oat, please. And a croissant.'],
      ['Barista', 'Eat in or take away?'],
      ['Ceren', 'Take away.'],
      ['Barista', 'Anything else?'],
      ['Ceren', 'No, that’s it, thanks.'],
      ['Barista', 'That’s six pounds twenty. Tap when you’re ready.'],
    ],
    note: 'Sipariş verirken “I want” kaba duyulur. “Can I get…?” ya da “I’ll have…” de; cümle “please” olmadan bitmez.',
    phrases: [
      ['What can I get you?', 'Ne alırsınız?'],
      ['Can I get a …, please?', 'Bir … alabilir miyim?'],
      ['Eat in or take away?', 'Burada mı, paket mi?'],
      ['Regular or oat milk?', 'Normal süt mü, yulaf sütü mü?'],
      ['Anything else?', 'Başka bir şey?'],
      ['That’s it, thanks.', 'Bu kadar, teşekkürler.'],
      ['Tap when you’re ready.', 'Hazır olunca kartı okutun.'],
      ['Keep the change.', 'Üstü kalsın.'],
    ],
    sound: {
      title: '“Can I” tek kelimedir',
      text: '“Can I get a” dört kelimedir ama tek kelime gibi akar: “kənay-geddə”. “Can” zayıftır; içindeki a neredeyse duyulmaz.',
      examples: [
        ['Can I get a…', 'kə-nay-GEH-də'],
        ['cup of tea', 'CUPPA tea'],
        ['take away', 'tay-kə-WAY'],
      ],
    },
    practice: [
      ['What can I ____ you?', 'get'],
      ['Eat in or take ____?', 'away'],
      ['____ else? — No, that’s it.', 'Anything'],
      ['____ when you’re ready. (with your card)', 'Tap'],
      ['Can I get a tea, ____?', 'please'],
    ],
    roles: [
      'Baristasın. Karşıla, sütü sor, burada mı paket mi sor, fiyatı söyle.',
      'Müşterisin. Bir içecek ve yiyecek iste, paket yaptır, kartla öde.',
    ],
    quiz: [
      choose(
        'Which one sounds polite in a café?',
        ['I want a tea.', 'Give me a tea.', 'Tea!', 'Can I get a tea, please?'],
        'D',
        '“Can I get…, please?” Londra’nın sipariş cümlesidir.',
      ),
      hear(
        [man('Eat in or take away?'), woman('Eat in, please. And can I get a glass of water?')],
        choose(
          'What does the woman do?',
          ['She takes it home.', 'She pays cash.', 'She orders tea.', 'She stays in the café.'],
          'D',
          '“Eat in” = burada yiyeceğim.',
        ),
      ),
      gap(
        'Can I ___ a flat white, please?',
        ['get', 'have'],
        '“Can I get” ya da “Can I have”: ikisi de olur.',
      ),
      gap('Anything ___? — No, that’s it, thanks.', 'else', '“Anything else?” = Başka bir şey?'),
      write(
        'Translate: “Paket, lütfen.”',
        ['Take away, please.', 'To take away, please.', 'To go, please.'],
        'İngiltere’de “take away”, Amerika’da “to go”.',
      ),
      order(
        'Put the order in order.',
        ['Can I get', 'a tea', 'with milk,', 'please?'],
        '“Please” sona gelir.',
      ),
      see(
        'tea',
        choose(
          'What is on the table?',
          ['A mug of tea', 'A flat white', 'A glass of water', 'A croissant'],
          'A',
          'Kulplu büyük bardak “mug”, ince çay bardağı “glass”.',
        ),
      ),
    ],
  },
  {
    slug: 'half-past-what',
    name: 'Half past what? Times and days',
    description:
      'Saati söyle, günü ayarla, buluşmayı sağlama al. “Half seven” yedi buçuktur, altı buçuk değil: bu hafta kimse bir saat beklemiyor.',
    goal: 'saat ve gün söyleyip bir buluşma ayarlayabilirsin.',
    clip: [
      ['Half seven is seven thirty. Not six thirty!', '“Half seven” yedi buçuktur. Altı buçuk değil!'],
      ['Say the day, say the time, say it again.', 'Günü söyle, saati söyle, bir daha söyle.'],
    ],
    scene: 'Emre ile Sam sinemaya gitmek istiyor.',
    talk: [
      ['Sam', 'Are you free on Thursday?'],
      ['Emre', 'What time?'],
      ['Sam', 'The film starts at quarter past eight.'],
      ['Emre', 'I finish work at seven. Shall we meet at half seven?'],
      ['Sam', 'Half seven’s good. Outside the station?'],
      ['Emre', 'Perfect. So Thursday, half seven, outside the station.'],
      ['Sam', 'See you then!'],
    ],
    note: 'İngiltere’de “half seven” 7:30 demektir. Türkçedeki “yedi buçuk” ile aynı mantık; Almancadaki gibi değil.',
    phrases: [
      ['Are you free on Thursday?', 'Perşembe boş musun?'],
      ['at quarter past eight', 'sekizi çeyrek geçe'],
      ['at quarter to eight', 'sekize çeyrek kala'],
      ['at half seven', 'yedi buçukta'],
      ['Shall we meet at…?', 'Saat …’de buluşalım mı?'],
      ['outside the station', 'istasyonun önünde'],
      ['See you then.', 'O zaman görüşürüz.'],
      ['I can’t make it.', 'Gelemiyorum, yetişemem.'],
    ],
    sound: {
      title: '“Quarter” içindeki kw',
      text: '“Quarter” kelimesi “kuarter” değil, “KWO-tə” diye başlar ve sondaki r söylenmez. “Half”taki l de duyulmaz: “haaf”.',
      examples: [
        ['quarter past', 'KWO-tə-past'],
        ['half', 'haaf'],
        ['Wednesday', 'WENZ-day'],
      ],
    },
    practice: [
      ['7:30 is ____ seven.', 'half'],
      ['8:15 is quarter ____ eight.', 'past'],
      ['7:45 is quarter ____ eight.', 'to'],
      ['____ we meet at six?', 'Shall'],
      ['Are you free ____ Friday?', 'on'],
    ],
    quiz: [
      see(
        'clock',
        choose(
          'What time is it?',
          ['Half eight', 'Quarter past seven', 'Quarter to eight', 'Half seven'],
          'D',
          'Akrep yediyi geçti, yelkovan altıda: 7:30, “half seven”.',
        ),
      ),
      hear(
        [woman('Shall we meet at six on Friday?'), man('I can’t make six. How about quarter to seven?')],
        choose(
          'What time does the man want?',
          ['6:45', '7:15', '6:00', '7:45'],
          'A',
          '“Quarter to seven” = yediye çeyrek kala.',
        ),
      ),
      gap('The film starts ___ quarter past eight.', 'at', 'Saatlerin önüne “at” gelir.'),
      gap('Are you free ___ Thursday?', 'on', 'Günlerin önüne “on” gelir.'),
      write(
        'Suggest: “Yedide buluşalım mı?”',
        ['Shall we meet at seven?', 'Shall we meet at 7?'],
        'Öneri “Shall we…?” ile yapılır.',
      ),
      order('Put it in order.', ['See you', 'on Thursday', 'at', 'half seven.'], 'Önce gün, sonra saat.'),
      choose(
        '“I can’t make it” means …',
        ['I can’t cook.', 'I can’t come.', 'I don’t like it.', 'I don’t understand.'],
        'B',
        '“Make it” burada gelebilmek, yetişebilmek.',
      ),
    ],
  },
  {
    slug: 'on-the-tube',
    name: 'Mind the gap: on the tube',
    description:
      'Metroda yön bul: hangi hat, hangi yön, nerede aktarma. Anonsları anla, yol sor, inerken kapıda takılıp kalma.',
    goal: 'toplu taşımada yönünü bulup yardım isteyebilirsin.',
    clip: [
      ['Excuse me, is this the right line for Brixton?', 'Affedersiniz, Brixton için doğru hat bu mu?'],
      [
        'Change at Victoria. Two stops, then you’re there.',
        'Victoria’da aktarma yap. İki durak, sonra oradasın.',
      ],
    ],
    scene: 'Metro girişi. Tolga’nın elinde harita, karşısında bir görevli.',
    talk: [
      ['Tolga', 'Excuse me, how do I get to Brixton from here?'],
      ['Staff', 'Take the red line to Oxford Circus and change there.'],
      ['Tolga', 'Sorry, change to which line?'],
      ['Staff', 'The light blue one, southbound. Brixton’s the last stop.'],
      ['Tolga', 'How many stops is it?'],
      ['Staff', 'Six or seven. About twenty minutes.'],
      ['Tolga', 'Brilliant. Cheers!'],
      ['Staff', 'Stand on the right on the escalator, yeah?'],
    ],
    note: 'Yürüyen merdivende sağda durulur, soldan yürünür. Soldaysan ve duruyorsan duyacağın şey: “Excuse me!”',
    phrases: [
      ['How do I get to…?', '…’e nasıl giderim?'],
      ['Take the red line.', 'Kırmızı hatta bin.'],
      ['Change at Oxford Circus.', 'Oxford Circus’ta aktarma yap.'],
      ['southbound / northbound', 'güney / kuzey yönü'],
      ['How many stops is it?', 'Kaç durak?'],
      ['the last stop', 'son durak'],
      ['Is this seat taken?', 'Burası dolu mu?'],
      ['This is my stop.', 'Ben burada iniyorum.'],
    ],
    sound: {
      title: 'Anonsları yakala',
      text: 'Anonslarda önemli kelimeler vurgulanır: hat, yön, durak. Gerisini kaçırsan da olur. “The next station is…” cümlesinden sonra gelen ismi bekle.',
      examples: [
        ['mind the gap', 'MIND the GAP'],
        ['change here for', 'CHANGE here fə'],
        ['southbound', 'SOUTH-bownd'],
      ],
    },
    practice: [
      ['How do I ____ to Brixton?', 'get'],
      ['____ at Victoria for the blue line.', 'Change'],
      ['How many ____ is it?', 'stops'],
      ['Mind the ____!', 'gap'],
      ['Excuse me, is this seat ____?', 'taken'],
    ],
    quiz: [
      hear(
        [woman('The next station is Green Park. Change here for the Jubilee line.')],
        choose(
          'What can you do at Green Park?',
          ['Leave the city', 'Change to another line', 'Buy a ticket to Paris', 'Meet a friend'],
          'B',
          '“Change here for…” = … için burada aktarma.',
        ),
      ),
      see(
        'route-map',
        choose(
          'You are at the red stop. How many stops to the end?',
          ['Two', 'Five', 'Three', 'One'],
          'C',
          'Kırmızı duraktan sonra üç durak var: “three stops”.',
        ),
      ),
      gap('Excuse me, how do I ___ to Brixton?', 'get', '“Get to” = bir yere varmak.'),
      gap('Take the red line and ___ at Oxford Circus.', 'change', 'Aktarma yapmak = change.'),
      write(
        'Ask: “Kaç durak?”',
        ['How many stops is it?', 'How many stops?'],
        'Sayılabilenlerde “how many”.',
      ),
      order(
        'Put the advice in order.',
        ['Stand', 'on the right', 'on the', 'escalator.'],
        '“On the right” = sağ tarafta.',
      ),
      choose(
        '“This is my stop” means …',
        ['I like this station.', 'I live here.', 'Stop it!', 'I get off here.'],
        'D',
        'Kapıya geçerken söylenir: ben burada iniyorum.',
      ),
    ],
  },
]
