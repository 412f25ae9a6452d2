import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks16to18: DemoLesson[] = [
  {
    slug: 'too-small',
    name: 'It doesn’t fit: clothes and returns',
    description:
      'Beden sor, dene, beğenmezsen iade et. Fişin varsa hakkın da var: parayı geri istemek için kızmana gerek yok, üç cümle yeter.',
    goal: 'kıyafet alıp değiştirebilir, iade edebilirsin.',
    clip: [
      ['It’s too small. Have you got a bigger one?', 'Çok küçük. Daha büyüğü var mı?'],
      ['Too means more than you want. Very is only a lot.', '“Too” istediğinden fazla; “very” yalnızca çok.'],
    ],
    scene: 'Bir giyim mağazası. Ilgın geçen hafta aldığı ceketi geri getirdi.',
    talk: [
      ['Ilgın', 'Hi, I’d like to return this jacket.'],
      ['Assistant', 'Sure. What’s wrong with it?'],
      ['Ilgın', 'It’s too tight, and the zip sticks.'],
      ['Assistant', 'Have you got the receipt?'],
      ['Ilgın', 'Yes, here you go.'],
      ['Assistant', 'Would you like a refund or an exchange?'],
      ['Ilgın', 'Could I try a bigger size first?'],
      ['Assistant', 'Of course. The fitting rooms are over there.'],
    ],
    note: 'Mağazaların çoğu 28 gün içinde, fişle, sebep sormadan geri alır. “Refund” para iadesi, “exchange” değişimdir.',
    phrases: [
      ['I’d like to return this.', 'Bunu iade etmek istiyorum.'],
      ['It doesn’t fit.', 'Üzerime olmuyor.'],
      ['It’s too tight / loose.', 'Çok dar / bol.'],
      ['Have you got a medium?', 'Orta bedeni var mı?'],
      ['a bigger size', 'daha büyük beden'],
      ['Can I try it on?', 'Deneyebilir miyim?'],
      ['a refund / an exchange', 'para iadesi / değişim'],
      ['I’m just looking.', 'Sadece bakıyorum.'],
    ],
    sound: {
      title: '“Clothes” tek hecedir',
      text: '“Clothes”u iki hece söyleme. “Klohz” de, neredeyse “close” gibi; İngilizler de öyle der. “Fit” kısa i, “feet” uzun i.',
      examples: [
        ['clothes', 'klohz'],
        ['fit – feet', 'kısa i – uzun ii'],
        ['size', 'sayz'],
      ],
    },
    practice: [
      ['Can I try it ____?', 'on'],
      ['It’s ____ small for me. (fazla)', 'too'],
      ['I’d like a ____. (para iadesi)', 'refund'],
      ['Have you got a ____ size? (big)', 'bigger'],
      ['I’m just ____, thanks.', 'looking'],
    ],
    quiz: [
      choose(
        'The shoes are size 38. You are 40. They are …',
        ['too small', 'very nice', 'too big', 'not small'],
        'A',
        '“Too small” = olması gerekenden küçük.',
      ),
      hear(
        [woman('Would you like a refund or an exchange?'), man('I’ll change it for a blue one, please.')],
        choose(
          'What does the man want?',
          ['His money', 'A bigger size', 'Another colour', 'Nothing'],
          'C',
          'Mavisiyle değiştirmek istiyor: exchange.',
        ),
      ),
      gap('Can I ___ it on?', 'try', '“Try on” = giyip denemek.'),
      gap('These jeans don’t ___ me. They’re too tight.', 'fit', 'Beden için “fit”, yakışmak için “suit”.'),
      write(
        'Say: “Bunu iade etmek istiyorum.”',
        ['I’d like to return this.', 'I would like to return this.', 'I’d like to return this, please.'],
        '“I’d like to…” nazik bir istektir.',
      ),
      order(
        'Put the question in order.',
        ['Have you got', 'this', 'in a', 'medium?'],
        '“In a medium” = orta bedende.',
      ),
      choose(
        'A shop assistant comes. You only look. You say:',
        ['Go away.', 'I look at you.', 'Nothing.', 'I’m just looking, thanks.'],
        'D',
        '“I’m just looking, thanks” sizi rahat bırakır.',
      ),
    ],
  },
  {
    slug: 'room-to-rent',
    name: 'Room to rent: viewing a place',
    description:
      'İlanı anla, ev sahibini ara, odayı gez, doğru soruları sor: faturalar dahil mi, depozito ne kadar, ne zaman taşınabilirim?',
    goal: 'bir odayı gezip kirayla ilgili soruları sorabilirsin.',
    clip: [
      ['Are the bills included in the rent?', 'Faturalar kiraya dahil mi?'],
      ['Ask that first. It can be a hundred pounds a month.', 'Önce bunu sor. Ayda yüz sterlin edebilir.'],
    ],
    scene: 'Peckham’da bir ev. Kerem kiralık odaya bakıyor.',
    talk: [
      ['Kerem', 'Hi, I’ve come to see the room.'],
      ['Landlady', 'Come in, come in. It’s up the stairs on the left.'],
      ['Kerem', 'It’s nice and bright. How much is the rent?'],
      ['Landlady', 'Eight hundred a month.'],
      ['Kerem', 'Are bills included?'],
      ['Landlady', 'Everything but council tax.'],
      ['Kerem', 'And how much is the deposit?'],
      ['Landlady', 'One month. You can move in on the first.'],
    ],
    note: 'Depozito yasayla korunur: ev sahibi onu bir güvence kurumuna yatırmak zorundadır. Anahtarı görmeden para gönderme.',
    phrases: [
      ['I’ve come to see the room.', 'Odayı görmeye geldim.'],
      ['nice and bright', 'ferah, aydınlık'],
      ['How much is the rent?', 'Kira ne kadar?'],
      ['Are bills included?', 'Faturalar dahil mi?'],
      ['the deposit', 'depozito'],
      ['When can I move in?', 'Ne zaman taşınabilirim?'],
      ['Is it furnished?', 'Eşyalı mı?'],
      ['I’ll think about it.', 'Bir düşüneyim.'],
    ],
    sound: {
      title: 'İki kelime, tek nefes',
      text: '“Nice and bright”, “come in and sit down”: “and” yalnızca “n” olur. Böyle ikililer her yerde: nice’n’warm, fish’n’chips.',
      examples: [
        ['nice and bright', 'nays-n-BRIGHT'],
        ['up and down', 'UP-n-DOWN'],
        ['deposit', 'di-POZ-it'],
      ],
    },
    practice: [
      ['Are bills ____?', 'included'],
      ['How much is the ____? (kira)', 'rent'],
      ['When can I move ____?', 'in'],
      ['Is the room ____? (eşyalı)', 'furnished'],
      ['I’ll think ____ it.', 'about'],
    ],
    roles: [
      'Ev sahibisin. Odayı gezdir, kirayı ve depozitoyu söyle, sigara içilmediğini ekle.',
      'Oda arıyorsun. Kira, faturalar, depozito ve taşınma gününü sor; düşüneceğini söyle.',
    ],
    quiz: [
      see(
        'house',
        choose(
          'The room is upstairs on the left. Which window is it?',
          ['A: up, left', 'B: up, right', 'C: down, left', 'D: down, right'],
          'A',
          '“Upstairs on the left” = üst katta solda.',
        ),
      ),
      hear(
        [man('Are bills included?'), woman('Water and internet are. You pay for gas and electricity.')],
        choose(
          'What does the man have to pay for himself?',
          ['Water', 'Internet', 'Gas and electricity', 'Nothing'],
          'C',
          '“Included” olan dahildir; gaz ve elektrik ayrı.',
        ),
      ),
      gap('How much is the ___? — One month’s rent.', 'deposit', 'Depozito = deposit.'),
      gap('I’ve ___ to see the room.', 'come', '“I’ve come to…” = …-meye geldim.'),
      write(
        'Ask: “Ne zaman taşınabilirim?”',
        ['When can I move in?', 'When could I move in?'],
        'Eve girmek “move in”, çıkmak “move out”.',
      ),
      order('Put it in order.', ['You can', 'move in', 'on', 'the first.'], 'Ayın günü: on the first.'),
      choose(
        '“I’ll think about it” usually means …',
        ['I’m not sure, maybe no.', 'Yes!', 'I think you’re right.', 'I forgot.'],
        'A',
        'Nazik bir “şimdilik hayır”dır.',
      ),
    ],
  },
  {
    slug: 'flatmates',
    name: 'Whose turn is it? Living with flatmates',
    description:
      'Bulaşık, gürültü, buzdolabındaki yoğurt. Rica et, hatırlat, özür dile, teşekkür et: ev arkadaşıyla barış içinde yaşama dersi.',
    goal: 'ev içinde rica edebilir ve nazikçe şikâyet edebilirsin.',
    clip: [
      ['Would you mind turning it down a bit?', 'Sesini biraz kısar mısın?'],
      ['Would you mind, plus -ing. And no one gets angry.', '“Would you mind” artı -ing. Kimse kızmaz.'],
    ],
    scene: 'Gece yarısı. Zeynep yarın sabah altıda kalkacak, Leo gitar çalıyor.',
    talk: [
      ['Zeynep', 'Leo, have you got a second?'],
      ['Leo', 'Course. What’s up?'],
      ['Zeynep', 'Would you mind turning it down a bit? I’m up at six.'],
      ['Leo', 'Oh, sorry! I didn’t realise how late it was.'],
      ['Zeynep', 'No worries. And whose turn is it to do the washing-up?'],
      ['Leo', 'Mine. I’ll do it first thing.'],
      ['Zeynep', 'You’re a star. Night!'],
    ],
    note: '“Would you mind…?” sorusuna olumlu cevap “No, not at all”dur: “Sakıncası yok”. “Yes” dersen reddetmiş olursun!',
    phrases: [
      ['Have you got a second?', 'Bir saniyen var mı?'],
      ['Would you mind …-ing?', '… rica etsem sakıncası var mı?'],
      ['turn it down / up', 'sesini kıs / aç'],
      ['No worries.', 'Sorun değil.'],
      ['Whose turn is it?', 'Sıra kimde?'],
      ['do the washing-up', 'bulaşıkları yıkamak'],
      ['first thing', 'sabah ilk iş'],
      ['You’re a star.', 'Bir tanesin.'],
    ],
    sound: {
      title: '“Would you” birleşir',
      text: '“Would you” hızlı söylenince “wudju” olur: d ile y birleşip c’ye yaklaşır. Aynısı “could you” ve “did you” için de geçerli.',
      examples: [
        ['Would you mind', 'WUH-jə MIND'],
        ['Could you', 'KUH-jə'],
        ['Did you', 'DI-jə'],
      ],
    },
    practice: [
      ['Would you ____ closing the window?', 'mind'],
      ['Can you turn the music ____? (kıs)', 'down'],
      ['____ turn is it?', 'Whose'],
      ['I’ll do it first ____.', 'thing'],
      ['Sorry! — No ____.', 'worries'],
    ],
    quiz: [
      choose(
        '“Would you mind opening the window?” You agree. You say:',
        ['Yes, I would.', 'Yes, I mind.', 'No, not at all.', 'I don’t think so.'],
        'C',
        '“Mind” sakınca görmek; kabul ediyorsan “No, not at all”.',
      ),
      hear(
        [woman('Whose turn is it to take the bins out?'), man('It’s Anna’s, but she’s away, so I’ll do it.')],
        choose(
          'Who takes the bins out?',
          ['Anna', 'The woman', 'Nobody', 'The man'],
          'D',
          'Sıra Anna’da ama “I’ll do it” diyen adam.',
        ),
      ),
      gap('Would you mind ___ (turn) it down?', 'turning', '“Mind”dan sonra -ing.'),
      gap('___ turn is it to cook?', 'Whose', '“Whose” = kimin; “who’s” = who is.'),
      write(
        'Say: “Bulaşıkları sabah ilk iş yıkarım.”',
        [
          'I’ll do the washing-up first thing.',
          'I’ll do the washing up first thing.',
          'I’ll do the dishes first thing.',
          'I will do the washing-up first thing.',
        ],
        'Söz veriyorsun: I’ll.',
      ),
      order(
        'Put it in order.',
        ['I didn’t', 'realise', 'how late', 'it was.'],
        'Dolaylı soruda düz sıra: how late it was.',
      ),
      choose(
        '“You’re a star!” means …',
        ['You are famous.', 'Thank you so much.', 'You are late.', 'Good night.'],
        'B',
        'Sıcak bir teşekkür.',
      ),
    ],
  },
]
