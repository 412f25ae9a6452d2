import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks22to24: DemoLesson[] = [
  {
    slug: 'forms-and-parcels',
    name: 'Forms, banks and missing parcels',
    description:
      'Hesap aç, form doldur, kaybolan kargonun peşine düş. Kibar ama ısrarlı: bu hafta “hayır” cevabından sonra bir cümle daha kuruyoruz.',
    goal: 'resmî işlerini görüp bir sorunu takip edebilirsin.',
    clip: [
      ['My parcel hasn’t arrived. Could you look into it?', 'Kargom gelmedi. Bir bakabilir misiniz?'],
      [
        'Look into it. Polite, and they have to do something.',
        '“Look into it.” Kibar; ama bir şey yapmaları gerekir.',
      ],
    ],
    scene: 'Postane. Gökçe’nin paketi “teslim edildi” görünüyor ama ortada yok.',
    talk: [
      ['Gökçe', 'Hi, I’m expecting a parcel and it hasn’t arrived.'],
      ['Clerk', 'Have you got the tracking number?'],
      ['Gökçe', 'Yes. It says “delivered”, but I was at home all day.'],
      ['Clerk', 'Let me have a look. They left it with a neighbour.'],
      ['Gökçe', 'Do you know which one?'],
      ['Clerk', 'It doesn’t say, I’m afraid.'],
      ['Gökçe', 'Could you look into it for me, please?'],
      ['Clerk', 'I’ll ring the driver. Fill in this form for me.'],
    ],
    note: 'Sesini yükseltmek işe yaramaz; “I understand, but…” ve “Could you look into it?” işe yarar. İsmi not al.',
    phrases: [
      ['It hasn’t arrived.', 'Gelmedi, ulaşmadı.'],
      ['the tracking number', 'takip numarası'],
      ['Let me have a look.', 'Bir bakayım.'],
      ['Could you look into it?', 'Araştırabilir misiniz?'],
      ['Fill in this form.', 'Bu formu doldurun.'],
      ['proof of address', 'adres belgesi'],
      ['I’d like to open an account.', 'Hesap açtırmak istiyorum.'],
      ['Could I have it in writing?', 'Yazılı alabilir miyim?'],
    ],
    sound: {
      title: '“Hasn’t” ve “has”',
      text: 'Olumsuzluğu duyuran t değil, vurgudur. “It HAS arrived” ve “It HASn’t arrived”: ikincisinde “hasn’t” güçlü, ilkinde “has” zayıftır: “it’s arrived”.',
      examples: [
        ['It’s arrived.', 'its-ə-RIVED'],
        ['It hasn’t arrived.', 'it-HAZNT-ə-RIVED'],
        ['fill it in', 'FIL-i-TIN'],
      ],
    },
    practice: [
      ['My parcel ____ arrived yet.', 'hasn’t'],
      ['Please fill ____ this form.', 'in'],
      ['Could you look ____ it?', 'into'],
      ['I’d like to ____ an account.', 'open'],
      ['Bring proof of ____.', 'address'],
    ],
    quiz: [
      hear(
        [woman('It says they left it with a neighbour at number nine.')],
        choose(
          'Where is the parcel?',
          ['At the post office', 'At number nine', 'In the van', 'At number five'],
          'B',
          '“Left it with a neighbour” = komşuya bırakmışlar.',
        ),
      ),
      gap('Please fill ___ this form.', ['in', 'out'], 'İngiltere’de “fill in”, Amerika’da “fill out”.'),
      gap('It ___ arrived yet. I’m still waiting.', ['hasn’t', 'has not'], '“Yet” + olumsuz: henüz gelmedi.'),
      choose(
        'Which is polite but strong?',
        ['Could you look into it for me, please?', 'This is stupid!', 'OK, never mind.', 'I want the boss!'],
        'A',
        'Kibar rica, ama iş yaptırır.',
      ),
      write(
        'Say: “Hesap açtırmak istiyorum.”',
        [
          'I’d like to open an account.',
          'I would like to open an account.',
          'I’d like to open a bank account.',
        ],
        '“Open an account”.',
      ),
      order('Put it in order.', ['I was', 'at home', 'all', 'day.'], '“All day” = bütün gün.'),
      see(
        'parcel',
        choose('What is it?', ['A form', 'A letter', 'A bill', 'A parcel'], 'D', 'Paket = parcel.'),
      ),
    ],
  },
  {
    slug: 'better-or-worse',
    name: 'North or south? Comparing things',
    description:
      'Hangi semt daha ucuz, hangi hat daha hızlı, hangi kebap daha iyi? Karşılaştır, fikrini söyle, “not as … as” ile ustaca kaçın.',
    goal: 'yerleri ve şeyleri karşılaştırıp fikrini söyleyebilirsin.',
    clip: [
      ['South is cheaper, but north is much closer.', 'Güney daha ucuz ama kuzey çok daha yakın.'],
      ['Short word, -er. Long word, more.', 'Kısa kelime -er. Uzun kelime “more”.'],
    ],
    scene: 'Deniz taşınacak; Londralı arkadaşı Kwame akıl veriyor.',
    talk: [
      ['Deniz', 'I can’t decide: Tottenham or Brixton?'],
      ['Kwame', 'Brixton’s livelier, but it’s more expensive.'],
      ['Deniz', 'Is Tottenham safe?'],
      ['Kwame', 'Safer than people say. And it’s got the best food.'],
      ['Deniz', 'What about getting to work?'],
      ['Kwame', 'Brixton’s quicker. Tottenham isn’t as central.'],
      ['Deniz', 'So: cheaper and tastier, or quicker and louder?'],
      ['Kwame', 'Mate, you’ve answered your own question.'],
    ],
    note: 'Londralılar kuzey–güney tartışmasını sever ve ciddiye almaz. “It’s not as bad as they say” en diplomatik cümledir.',
    phrases: [
      ['I can’t decide.', 'Karar veremiyorum.'],
      ['It’s cheaper than…', '…den daha ucuz.'],
      ['It’s more expensive.', 'Daha pahalı.'],
      ['much better', 'çok daha iyi'],
      ['not as central as', '… kadar merkezî değil'],
      ['the best food', 'en iyi yemek'],
      ['It’s worth it.', 'Değer.'],
      ['I’d rather live here.', 'Burada yaşamayı yeğlerim.'],
    ],
    sound: {
      title: '“Than” kaybolur',
      text: '“Than” hiç vurgulanmaz: “ðən”. “Cheaper than” → “CHEE-pə-thən”. “As … as” da öyle: “əz-BIG-əz”.',
      examples: [
        ['cheaper than', 'CHEE-pə-thən'],
        ['as big as', 'əz-BIG-əz'],
        ['more expensive', 'mor-ik-SPEN-siv'],
      ],
    },
    practice: [
      ['Brixton is ____ expensive.', 'more'],
      ['It’s cheaper ____ Camden.', 'than'],
      ['It’s not ____ central as Soho.', 'as'],
      ['This is the ____ kebab in London. (good)', 'best'],
      ['I’d ____ stay at home.', 'rather'],
    ],
    quiz: [
      gap('Tottenham is ___ (cheap) than Brixton.', 'cheaper', 'Tek heceli: -er.'),
      gap('This is the ___ (good) food in the city.', 'best', 'good – better – best'),
      hear(
        [woman('The bus isn’t as fast as the tube, but you see more.')],
        choose(
          'What does she say?',
          ['The tube is faster.', 'The bus is faster.', 'They are the same.', 'The tube is nicer.'],
          'A',
          '“Not as fast as” = onun kadar hızlı değil.',
        ),
      ),
      choose(
        'Choose the right sentence.',
        ['It’s more cheap.', 'It’s expensiver.', 'It’s more expensive.', 'It’s most expensive than.'],
        'C',
        'Uzun sıfatlar “more” alır.',
      ),
      write(
        'Translate: “Otobüs metrodan daha yavaş.”',
        [
          'The bus is slower than the tube.',
          'Buses are slower than the tube.',
          'The bus is slower than the underground.',
        ],
        'slower than',
      ),
      order('Put it in order.', ['It’s not', 'as bad', 'as', 'they say.'], '“As … as” arasına sıfat girer.'),
      see(
        'houses',
        choose(
          'Which house is the tallest?',
          ['The red one', 'The white one', 'The yellow one', 'The brown one'],
          'A',
          'En uzunu kırmızı: the tallest.',
        ),
      ),
    ],
  },
  {
    slug: 'ever-been',
    name: 'Have you ever…? Experiences',
    description:
      'Nerelere gittin, ne yedin, neyi hiç denemedin? Deneyimlerini paylaş, “ever” ile sor, “when I was…” ile devam et.',
    goal: 'deneyimlerini anlatıp sohbeti sürdürebilirsin.',
    clip: [
      ['Have you ever been to Scotland?', 'Hiç İskoçya’ya gittin mi?'],
      [
        'Yes, I went last year. Ever first, when second.',
        '“Evet, geçen yıl gittim.” Önce ever, sonra ne zaman.',
      ],
    ],
    scene: 'Uzun bir otobüs yolculuğu. Ümit’in yanındaki koltukta Fiona oturuyor.',
    talk: [
      ['Fiona', 'Have you ever been to Edinburgh?'],
      ['Ümit', 'No, never. It’s my first time. And you?'],
      ['Fiona', 'I grew up there. Have you tried haggis?'],
      ['Ümit', 'Not yet! Is it any good?'],
      ['Fiona', 'It’s better than it looks.'],
      ['Ümit', 'Have you ever eaten kokoreç?'],
      ['Fiona', 'Once, in İzmir, at three in the morning.'],
      ['Ümit', 'That’s the only time to eat it.'],
    ],
    note: '“Have you been to…?” gidip döndün mü; “Has she gone to…?” gitti ve hâlâ orada. Karıştırınca herkes güler.',
    phrases: [
      ['Have you ever been to…?', 'Hiç …’e gittin mi?'],
      ['No, never.', 'Hayır, hiç.'],
      ['Not yet.', 'Henüz değil.'],
      ['It’s my first time.', 'İlk seferim.'],
      ['I grew up there.', 'Orada büyüdüm.'],
      ['Is it any good?', 'İyi mi bari?'],
      ['I’ve always wanted to…', 'Hep … istemişimdir.'],
      ['once or twice', 'bir iki kez'],
    ],
    sound: {
      title: '“Have you” erir',
      text: '“Have you ever been” → “əv-yə-EVə-BIN”. “Been” uzun değil, kısadır: “bin”. “Have” neredeyse yok olur.',
      examples: [
        ['Have you ever', 'əv-yə-EV-ə'],
        ['I’ve been', 'av-BIN'],
        ['Edinburgh', 'ED-in-brə'],
      ],
    },
    practice: [
      ['Have you ____ been to Wales?', 'ever'],
      ['I’ve ____ eaten haggis. (hiç)', 'never'],
      ['Not ____! Maybe tomorrow.', 'yet'],
      ['I ____ to Rome last year. (go)', 'went'],
      ['She’s ____ to the shop. Back soon.', 'gone'],
    ],
    quiz: [
      choose(
        'She’s gone to Paris. Where is she?',
        ['At home', 'In Paris', 'Nobody knows', 'Here'],
        'B',
        '“Gone” = gitti, hâlâ orada.',
      ),
      gap('Have you ever ___ (eat) haggis?', 'eaten', 'eat – ate – eaten'),
      gap('I ___ (go) to Rome last summer.', 'went', 'Zaman belli: simple past.'),
      hear(
        [man('Have you been to the new market?'), woman('Not yet, but I’ve heard it’s brilliant.')],
        choose(
          'Has she been to the market?',
          ['Yes, once', 'Yes, often', 'No, and she never will', 'No, not yet'],
          'D',
          '“Not yet” = henüz gitmedim.',
        ),
      ),
      write(
        'Ask: “Hiç İskoçya’ya gittin mi?”',
        ['Have you ever been to Scotland?', 'Have you been to Scotland?'],
        '“Been to”, “gone to” değil.',
      ),
      order('Put it in order.', ['I’ve', 'always', 'wanted', 'to go.'], '“Always” have ile fiil arasında.'),
      choose(
        '“It’s better than it looks.” The food …',
        ['looks good', 'looks bad but tastes good', 'is cold', 'tastes bad'],
        'B',
        'Göründüğünden iyi.',
      ),
    ],
  },
]
