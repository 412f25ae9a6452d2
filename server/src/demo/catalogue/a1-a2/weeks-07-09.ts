import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks07to09: DemoLesson[] = [
  {
    slug: 'lost-in-soho',
    name: 'Lost in Soho: asking the way',
    description:
      'Telefonun şarjı bitti, sokaklar birbirine benziyor. Birini durdur, yolu sor, tarifi tekrar ederek anla ve yürü.',
    goal: 'yol sorabilir, tarifi anlayıp tekrar edebilirsin.',
    clip: [
      ['Go straight on, then it’s the second on the left.', 'Düz git, sonra soldan ikinci sokak.'],
      ['Repeat it back. Left? Second left. Got it.', 'Tekrar et. Sol mu? Soldan ikinci. Tamam.'],
    ],
    scene: 'Soho, akşamüstü. Pelin bir tiyatro arıyor.',
    talk: [
      ['Pelin', 'Excuse me, is there a theatre near here?'],
      ['Man', 'The Apollo? Yeah, it’s not far.'],
      ['Pelin', 'Which way is it?'],
      ['Man', 'Go straight on to the lights and turn left.'],
      ['Pelin', 'Left at the lights. And then?'],
      ['Man', 'It’s on your right, next to the bank. You can’t miss it.'],
      ['Pelin', 'Left at the lights, on the right, next to the bank.'],
      ['Man', 'That’s the one. Two minutes’ walk.'],
    ],
    note: '“You can’t miss it” derler ve sen yine de kaçırırsın. Tarifi sesli tekrar etmek ayıp değil, herkes yapar.',
    phrases: [
      ['Is there a … near here?', 'Yakında bir … var mı?'],
      ['Which way is it?', 'Ne tarafta?'],
      ['Go straight on.', 'Düz git.'],
      ['Turn left at the lights.', 'Işıklardan sola dön.'],
      ['the second on the left', 'soldan ikinci sokak'],
      ['next to the bank', 'bankanın yanında'],
      ['opposite the park', 'parkın karşısında'],
      ['You can’t miss it.', 'Kaçırman imkânsız.'],
    ],
    sound: {
      title: 'Yön kelimesine bas',
      text: 'Tarif verirken yön kelimesi en güçlü söylenir, gerisi fısıltı gibi geçer. Dinlerken de yalnız onları avla: LEFT, LIGHTS, RIGHT, BANK.',
      examples: [
        ['turn left at the lights', 'turn LEFT ət thə LIGHTS'],
        ['next to the bank', 'NEKS-tə thə BANK'],
        ['straight on', 'strayt-ON'],
      ],
    },
    practice: [
      ['Go straight ____.', 'on'],
      ['____ left at the lights.', 'Turn'],
      ['It’s next ____ the bank.', 'to'],
      ['Is there a cashpoint ____ here?', 'near'],
      ['You can’t ____ it.', 'miss'],
    ],
    roles: [
      'Kayboldun: en yakın eczaneyi sor, tarifi tekrar et.',
      'Bu mahallede oturuyorsun: ışıklardan sağ, parkın karşısı. Tarif et.',
    ],
    quiz: [
      see(
        'street-map',
        choose(
          'You are at the red dot. Where is the bank?',
          ['Straight on, on the right', 'On the left', 'Behind you', 'Opposite the bus'],
          'A',
          'Düz gidince sağda: “straight on, on the right”.',
        ),
      ),
      hear(
        [man('Go straight on, take the second left, and it’s opposite the park.')],
        choose(
          'Where is it?',
          ['In the park', 'Next to the park', 'Opposite the park', 'Behind the park'],
          'C',
          '“Opposite” = karşısında, “next to” = yanında.',
        ),
      ),
      gap('___ there a bank near here?', 'Is', 'Var mı? = Is there…? (tekil)'),
      gap('It’s ___ to the station.', 'next', '“next to” = yanında'),
      write(
        'Tell the way: “Işıklardan sağa dön.”',
        ['Turn right at the lights.', 'Turn right at the traffic lights.'],
        'Yer için “at the lights”.',
      ),
      order(
        'Put the directions in order.',
        ['Go straight on', 'to the lights', 'and turn', 'left.'],
        'Önce düz, sonra nereye kadar, sonra dönüş.',
      ),
      choose(
        '“You can’t miss it.” The place is …',
        ['far away', 'closed', 'expensive', 'easy to find'],
        'D',
        '“Miss” burada kaçırmak, görmeden geçmek.',
      ),
    ],
  },
  {
    slug: 'corner-shop',
    name: 'At the corner shop',
    description:
      'Köşedeki markette ekmek, süt, telefon kartı. Bir şeyin nerede olduğunu sor, poşeti reddet, fişi iste, kasada iki cümle sohbet et.',
    goal: 'küçük alışverişleri İngilizce yapabilirsin.',
    clip: [
      ['Have you got any milk?', 'Sütünüz var mı?'],
      ['Any in the question. Some in the answer.', 'Soruda “any”, cevapta “some”.'],
    ],
    scene: 'Gece on bir, mahalle marketi. Şule’nin sütü bitmiş.',
    talk: [
      ['Şule', 'Hi, have you got any milk?'],
      ['Ali', 'Yeah, it’s in the fridge at the back.'],
      ['Şule', 'And where’s the bread?'],
      ['Ali', 'Second shelf, on your left. Last two loaves!'],
      ['Şule', 'Great. Just these, please.'],
      ['Ali', 'Do you need a bag?'],
      ['Şule', 'No, I’m good, thanks.'],
      ['Ali', 'Three pounds ten, then. Cash or card?'],
      ['Şule', 'Card, please. Could I have the receipt?'],
    ],
    note: '“I’m good” burada “iyiyim” değil, “gerek yok” demektir. Bir teklifi nazikçe geri çevirirken söylenir.',
    phrases: [
      ['Have you got any milk?', 'Sütünüz var mı?'],
      ['at the back', 'arkada, dipte'],
      ['a loaf of bread', 'bir somun ekmek'],
      ['Just these, please.', 'Sadece bunlar, lütfen.'],
      ['Do you need a bag?', 'Poşet ister misiniz?'],
      ['I’m good, thanks.', 'Gerek yok, teşekkürler.'],
      ['Cash or card?', 'Nakit mi, kart mı?'],
      ['Could I have the receipt?', 'Fişi alabilir miyim?'],
    ],
    sound: {
      title: 'Receipt’teki sessiz p',
      text: '“Receipt” kelimesindeki p hiç okunmaz: “ri-SIIT”. “Fridge” tek hecedir; sonuna “i” ekleme.',
      examples: [
        ['receipt', 'ri-SEET'],
        ['loaf / loaves', 'lohf / lohvz'],
        ['have you got any', 'hav-yə-GOT-eny'],
      ],
    },
    practice: [
      ['Have you got ____ eggs?', 'any'],
      ['A ____ of bread, please.', 'loaf'],
      ['Do you need a ____? — I’m good.', 'bag'],
      ['It’s at the ____ of the shop.', 'back'],
      ['Could I have the ____, please?', 'receipt'],
    ],
    quiz: [
      choose(
        '“Do you need a bag?” — “I’m good, thanks.” She …',
        ['wants a bag', 'feels well', 'doesn’t need a bag', 'has no money'],
        'C',
        '“I’m good” teklife nazik bir hayırdır.',
      ),
      hear(
        [woman('Have you got any eggs?'), man('Sorry, we’re out of eggs. We’ll have some tomorrow.')],
        choose(
          'When can she buy eggs?',
          ['Tomorrow', 'Now', 'Next week', 'Never'],
          'A',
          '“We’re out of eggs” = yumurta bitti.',
        ),
      ),
      gap('Have you got ___ milk?', 'any', 'Sorularda genellikle “any”.'),
      gap('There’s ___ bread on the second shelf.', 'some', 'Olumlu cümlede “some”.'),
      write(
        'Ask politely: “Fişi alabilir miyim?”',
        [
          'Could I have the receipt?',
          'Can I have the receipt?',
          'Could I have the receipt, please?',
          'Can I have the receipt, please?',
        ],
        '“Could I have…?” rica etmenin en güvenli yolu.',
      ),
      order(
        'Put the answer in order.',
        ['It’s', 'in the fridge', 'at', 'the back.'],
        'Önce neyin içinde, sonra nerede.',
      ),
      see(
        'shelf',
        choose(
          'How many loaves of bread are left?',
          ['One', 'None', 'Three', 'Two'],
          'D',
          'Rafta iki somun var: “two loaves”.',
        ),
      ),
    ],
  },
  {
    slug: 'my-day',
    name: 'My day: habits and routines',
    description:
      'Kaçta kalkarsın, işe nasıl gidersin, akşam ne yaparsın? Gününü anlat, karşındakinin gününü sor, “usually” ile “never”ı yerine koy.',
    goal: 'bir gününü anlatıp başkasınınkini sorabilirsin.',
    clip: [
      ['I usually get up at six. Never at five!', 'Genellikle altıda kalkarım. Asla beşte değil!'],
      ['Usually goes before the verb. Easy.', '“Usually” fiilden önce gelir. Kolay.'],
    ],
    scene: 'Mola odası. Murat yeni iş arkadaşı Chloe ile çay içiyor.',
    talk: [
      ['Chloe', 'What time do you start in the morning?'],
      ['Murat', 'At seven, so I usually get up at half five.'],
      ['Chloe', 'Ouch. How do you get to work?'],
      ['Murat', 'I cycle. It takes about twenty minutes.'],
      ['Chloe', 'Even when it rains?'],
      ['Murat', 'When it rains I get the bus. And you?'],
      ['Chloe', 'I walk. I live just round the corner.'],
      ['Murat', 'Lucky you! What do you do after work?'],
    ],
    note: '“Lucky you!” = şanslısın. İmrenmeyi nazikçe söyler. Kıskanç duyulmaz, gülümseyerek söyle.',
    phrases: [
      ['I usually get up at six.', 'Genellikle altıda kalkarım.'],
      ['How do you get to work?', 'İşe nasıl gidiyorsun?'],
      ['It takes twenty minutes.', 'Yirmi dakika sürüyor.'],
      ['I get the bus.', 'Otobüse binerim.'],
      ['round the corner', 'hemen köşede'],
      ['Lucky you!', 'Şanslısın!'],
      ['after work', 'işten sonra'],
      ['I hardly ever cook.', 'Neredeyse hiç yemek yapmam.'],
    ],
    sound: {
      title: 'Üçüncü tekildeki -s',
      text: '“He works, she lives, it takes”: -s küçük ama duyulur. Sessizden sonra “s”, seslideyse “z”; “watches” gibi kelimelerde “iz”.',
      examples: [
        ['works, takes', '… s'],
        ['lives, goes', '… z'],
        ['watches, finishes', '… iz'],
      ],
    },
    practice: [
      ['I ____ get up at six. (çoğunlukla)', 'usually'],
      ['It ____ twenty minutes by bus.', 'takes'],
      ['How do you ____ to work?', 'get'],
      ['She ____ round the corner. (live)', 'lives'],
      ['I ____ ever eat breakfast.', 'hardly'],
    ],
    quiz: [
      gap('She ___ (finish) work at five.', 'finishes', '“Finish” sh ile biter: finishes.'),
      gap('It ___ about half an hour by tube.', 'takes', 'Süre için “it takes”.'),
      hear(
        [man('I usually cycle to work, but when it rains I get the bus.')],
        choose(
          'It is raining. How does he go?',
          ['By bike', 'On foot', 'By car', 'By bus'],
          'D',
          '“Get the bus” = otobüse binmek.',
        ),
      ),
      choose(
        'Where does “usually” go?',
        [
          'I usually get up at six.',
          'Usually I am get up at six.',
          'I get usually up at six.',
          'I get up at usually six.',
        ],
        'A',
        'Sıklık zarfı ana fiilden önce gelir.',
      ),
      write(
        'Ask: “İşe nasıl gidiyorsun?”',
        ['How do you get to work?', 'How do you go to work?'],
        '“Get to work” daha doğaldır.',
      ),
      order('Put it in order.', ['What', 'do you do', 'after', 'work?'], 'Soru kelimesi + do you + fiil.'),
      choose(
        '“I hardly ever cook.” He cooks …',
        ['every day', 'at weekends', 'almost never', 'very well'],
        'C',
        '“Hardly ever” = neredeyse hiç.',
      ),
    ],
  },
]
