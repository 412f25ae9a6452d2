import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks10to12: DemoLesson[] = [
  {
    slug: 'lovely-weather',
    name: 'Lovely weather: the art of small talk',
    description:
      'Asansörde, kuyrukta, durakta: susmak yerine iki cümle. Hava durumu burada konu değil, kapıyı açan anahtardır.',
    goal: 'tanımadığın biriyle iki dakika sohbet edebilirsin.',
    clip: [
      ['Bit cold today, isn’t it?', 'Bugün biraz soğuk, değil mi?'],
      ['It is, isn’t it? Now you are talking.', '“Öyle, değil mi?” İşte sohbet başladı.'],
    ],
    scene: 'Otobüs durağı, yağmur. Hande ile yaşlı bir kadın bekliyor.',
    talk: [
      ['Woman', 'Miserable day, isn’t it?'],
      ['Hande', 'It is, isn’t it? It was so nice yesterday.'],
      ['Woman', 'They say it’ll clear up this afternoon.'],
      ['Hande', 'Fingers crossed! Have you been waiting long?'],
      ['Woman', 'Ten minutes. Two will come at once, you’ll see.'],
      ['Hande', 'They always do!'],
      ['Woman', 'Oh, here we go. Look, two of them!'],
      ['Hande', 'Ha! You were right. Have a good one.'],
    ],
    note: 'Havadan söz açan biriyle asla tartışılmaz. “It is, isn’t it?” de ve küçük bir şey ekle. Sohbet budur.',
    phrases: [
      ['Miserable day, isn’t it?', 'Berbat bir gün, değil mi?'],
      ['It’s chilly. / It’s boiling.', 'Serin. / Çok sıcak.'],
      ['It’ll clear up.', 'Hava açar.'],
      ['Fingers crossed!', 'İnşallah! (parmaklar çapraz)'],
      ['Have you been waiting long?', 'Çok mu beklediniz?'],
      ['Here we go.', 'İşte geldi. / Hadi bakalım.'],
      ['You were right.', 'Haklıydın.'],
      ['Have a good one.', 'İyi günler. (samimi)'],
    ],
    sound: {
      title: '“Isn’t it?” iner, çıkmaz',
      text: 'Gerçekten soruyorsan ses yükselir. Sohbet açıyorsan düşer: “Cold, isn’t it↓”. Düşen tonda söyle, yoksa karşındaki cevap arar.',
      examples: [
        ['isn’t it?', 'IZ-nit ↓'],
        ['lovely, isn’t it', 'LUV-ly-iznit'],
        ['clear up', 'KLEER-up'],
      ],
    },
    practice: [
      ['Cold today, ____ it?', 'isn’t'],
      ['Fingers ____!', 'crossed'],
      ['It’ll clear ____ later.', 'up'],
      ['Have you been ____ long?', 'waiting'],
      ['Have a good ____!', 'one'],
    ],
    quiz: [
      see(
        'umbrella',
        choose(
          'What do you say at the bus stop?',
          ['Boiling, isn’t it?', 'Miserable day, isn’t it?', 'Happy New Year!', 'Lovely sunshine!'],
          'B',
          'Yağmur var: “miserable day”.',
        ),
      ),
      hear(
        [woman('Bit chilly today, isn’t it?')],
        choose(
          'What is the best answer?',
          ['No, you are wrong.', 'I don’t speak about weather.', 'It is, isn’t it?', 'Fifteen degrees.'],
          'C',
          'Katıl ve geri çevir: “It is, isn’t it?”',
        ),
      ),
      gap('It’s a lovely day, ___ it?', ['isn’t', 'isnt'], 'Cümle olumlu, ek soru olumsuz.'),
      gap('Rain again! — They say it’ll ___ up later.', 'clear', '“Clear up” = havanın açması.'),
      write(
        'Wish a good day in a friendly way: “Have a …”',
        ['Have a good one.', 'Have a good day.', 'Have a nice day.'],
        '“Have a good one” en samimisi.',
      ),
      order(
        'Put the question in order.',
        ['Have you', 'been', 'waiting', 'long?'],
        '“Have you been waiting” kalıbını bütün olarak öğren.',
      ),
      choose(
        '“It’s boiling!” The weather is …',
        ['very cold', 'rainy', 'windy', 'very hot'],
        'D',
        '“Boiling” = kaynıyor, çok sıcak.',
      ),
    ],
  },
  {
    slug: 'family-and-friends',
    name: 'My lot: family and friends',
    description:
      'Fotoğraf göster, kimin kim olduğunu anlat, insanları tarif et. “Mate”, “mum”, “other half”: sokağın aile sözlüğü.',
    goal: 'aileni ve arkadaşlarını anlatıp tarif edebilirsin.',
    clip: [
      ['This is my mum. She’s got my nose!', 'Bu annem. Burnu benim burnum!'],
      ['Has got is what she has. Is like is who she is.', '“Has got” neyi var; “is like” nasıl biri.'],
    ],
    scene: 'Öğle arası. Lale telefonundan bir düğün fotoğrafı gösteriyor.',
    talk: [
      ['Ben', 'Aw, who’s this?'],
      ['Lale', 'That’s my sister on her wedding day.'],
      ['Ben', 'You look so alike! And the tall one?'],
      ['Lale', 'That’s her husband, Can. He’s really funny.'],
      ['Ben', 'Have you got a big family?'],
      ['Lale', 'Massive. My mum’s got six sisters.'],
      ['Ben', 'Six! Do you get on with all of them?'],
      ['Lale', 'With five of them!'],
    ],
    note: '“What’s she like?” kişiliği, “What does she look like?” görünüşü sorar. “How is she?” ise sağlığı.',
    phrases: [
      ['Who’s this?', 'Bu kim?'],
      ['You look alike.', 'Benziyorsunuz.'],
      ['What’s she like?', 'Nasıl biri?'],
      ['He’s got a beard.', 'Sakalı var.'],
      ['I get on with my sister.', 'Kız kardeşimle iyi anlaşırım.'],
      ['my other half', 'eşim, hayat arkadaşım'],
      ['an old mate of mine', 'eski bir dostum'],
      ['We go way back.', 'Çok eskiye dayanırız.'],
    ],
    sound: {
      title: '’s üç şey olabilir',
      text: '“She’s” is mi, has mi, yoksa iyelik mi? Arkasına bak: “she’s tall” (is), “she’s got” (has), “my sister’s husband” (iyelik). Hepsi “z” diye duyulur.',
      examples: [
        ['She’s tall.', 'sheez TALL'],
        ['She’s got a dog.', 'sheez-GOT-ə-DOG'],
        ['my sister’s husband', 'SIS-təz HUZ-bənd'],
      ],
    },
    practice: [
      ['What’s she ____? — Really funny.', 'like'],
      ['He’s ____ a beard.', 'got'],
      ['I get on ____ my brother.', 'with'],
      ['That’s my ____ husband. (sister)', 'sister’s'],
      ['You two look ____!', 'alike'],
    ],
    quiz: [
      choose(
        '“What’s your brother like?” Choose the answer.',
        ['He likes football.', 'He’s fine, thanks.', 'He’s quiet but very kind.', 'He’s got a car.'],
        'C',
        '“What’s he like?” kişiliği sorar; “like” burada sevmek değil.',
      ),
      hear(
        [man('Do you get on with your flatmate?'), woman('Most of the time. But not in the morning!')],
        choose(
          'What does she mean?',
          [
            'They are good friends, but not in the morning.',
            'They never talk.',
            'They work in the morning.',
            'She lives alone.',
          ],
          'A',
          '“Get on with” = anlaşmak.',
        ),
      ),
      gap('My mum’s ___ six sisters.', 'got', '“Has got” = var, sahip.'),
      gap('I get on ___ all of them.', ['with', 'well with'], '“Get on with somebody”.'),
      write(
        'Ask about the person in the photo: “Bu kim?”',
        ['Who’s this?', 'Who is this?', 'Who’s that?', 'Who is that?'],
        'Fotoğrafta kişi için de “this/that”.',
      ),
      order(
        'Put it in order.',
        ['That’s', 'my sister', 'on her', 'wedding day.'],
        '“On her wedding day”: gün olduğu için “on”.',
      ),
      see(
        'portrait',
        choose(
          'What does he look like?',
          ['He’s got a beard.', 'He’s got long hair.', 'He’s wearing a hat.', 'He’s got glasses.'],
          'A',
          'Sakal = beard. “He’s got a beard.”',
        ),
      ),
    ],
  },
  {
    slug: 'table-for-two',
    name: 'Table for two: eating out',
    description:
      'Rezervasyon yap, menüyü sor, alerjini söyle, yanlış geleni nazikçe geri gönder, hesabı iste. Aç kalmadan, kırmadan.',
    goal: 'restoranda masadan hesaba kadar kendin konuşabilirsin.',
    clip: [
      ['Excuse me, I think this is somebody else’s.', 'Affedersiniz, sanırım bu başkasının.'],
      ['Start with excuse me. Never with wrong!', '“Excuse me” ile başla. “Yanlış!” diye değil.'],
    ],
    scene: 'Cuma akşamı küçük bir restoran. Gökhan arkadaşıyla geldi.',
    talk: [
      ['Waiter', 'Good evening. Have you booked?'],
      ['Gökhan', 'Yes, a table for two, under Gökhan.'],
      ['Waiter', 'Lovely. Are you ready to order?'],
      ['Gökhan', 'What’s in the stew? I can’t eat nuts.'],
      ['Waiter', 'No nuts in that one.'],
      ['Gökhan', 'Then I’ll have the stew, please.'],
      ['Waiter', 'Is everything all right with your food?'],
      ['Gökhan', 'It’s delicious. Could we have the bill, please?'],
    ],
    note: 'Hesaba çoğu yerde %12,5 “service charge” eklenir; o zaman ayrıca bahşiş bırakman gerekmez. İstemezsen çıkarttırabilirsin.',
    phrases: [
      ['Have you booked?', 'Rezervasyonunuz var mı?'],
      ['a table for two, under …', 'iki kişilik masa, … adına'],
      ['Are you ready to order?', 'Siparişe hazır mısınız?'],
      ['I’ll have the stew.', 'Ben güveç alayım.'],
      ['I’m allergic to nuts.', 'Fındık fıstığa alerjim var.'],
      ['Does it come with rice?', 'Yanında pilav var mı?'],
      ['Could we have the bill?', 'Hesabı alabilir miyiz?'],
      ['Shall we split it?', 'Bölüşelim mi?'],
    ],
    sound: {
      title: '“I’ll” kısadır',
      text: '“I will have” değil, “I’ll have”. “Ayl” değil, neredeyse “al”: “al-hav thə stew”. Anlık kararların hepsi “I’ll” ile söylenir.',
      examples: [
        ['I’ll have', 'al-HAV'],
        ['the bill', 'thə BIL'],
        ['allergic', 'ə-LER-jik'],
      ],
    },
    practice: [
      ['Have you ____ a table?', 'booked'],
      ['I’ll ____ the fish, please.', 'have'],
      ['I’m allergic ____ nuts.', 'to'],
      ['Does it come ____ rice?', 'with'],
      ['Could we have the ____, please?', 'bill'],
    ],
    roles: [
      'Garsonsun. Masaya al, siparişi al, yanlışlıkla balık getir.',
      'Tavuk istedin. Alerjini söyle, yanlışı nazikçe düzelt, hesabı iste.',
    ],
    quiz: [
      choose(
        'The waiter brings the wrong dish. What do you say?',
        ['This is wrong!', 'Excuse me, I think I ordered the stew.', 'I don’t pay.', 'Take it away.'],
        'B',
        '“I think…” ile yumuşat.',
      ),
      hear(
        [man('Are you ready to order?'), woman('Yes, I’ll have the soup. Does it come with bread?')],
        choose(
          'What does she ask about?',
          ['The price', 'The bill', 'Bread', 'A table'],
          'C',
          '“Does it come with…?” = yanında … var mı?',
        ),
      ),
      gap('I’m ___ to nuts.', 'allergic', 'Alerjim var = I’m allergic to …'),
      gap('A table ___ two, please.', 'for', '“A table for two”.'),
      write(
        'Ask for the bill: “Hesabı alabilir miyiz?”',
        [
          'Could we have the bill, please?',
          'Could we have the bill?',
          'Can we have the bill, please?',
          'Can we have the bill?',
        ],
        'İngiltere’de “bill”, Amerika’da “check”.',
      ),
      order('Put it in order.', ['Then', 'I’ll have', 'the stew,', 'please.'], 'O anda karar verdin: I’ll.'),
      choose(
        '“Shall we split it?” Each person pays …',
        ['nothing', 'everything', 'tomorrow', 'half'],
        'D',
        '“Split the bill” = hesabı bölüşmek.',
      ),
    ],
  },
]
