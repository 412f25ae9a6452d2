import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks01to03: DemoLesson[] = [
  {
    slug: 'hello-london',
    name: 'You all right? Saying hello',
    description:
      'Londra’da selam bir sorudur ama cevabı kısadır. Bu hafta karşılaşıyor, selam veriyor, hâl hatır soruyor ve nazikçe vedalaşıyoruz.',
    goal: 'tanıdığın ve tanımadığın biriyle selamlaşıp vedalaşabilirsin.',
    clip: [
      ['You all right?', 'Selam, nasılsın?'],
      [
        'It is just hello. Say: yeah, good, thanks. You?',
        'Bu yalnızca bir selam. “İyiyim, sağ ol. Sen?” de.',
      ],
    ],
    scene: 'Sabah, apartman girişi. Deniz yeni taşındı; Grace üst katta oturuyor.',
    talk: [
      ['Grace', 'Morning! You all right?'],
      ['Deniz', 'Yeah, good, thanks. You?'],
      ['Grace', 'Not bad, not bad. You’re new here, aren’t you?'],
      ['Deniz', 'Yes, I moved in on Sunday. Number four.'],
      ['Grace', 'Oh, lovely. Welcome to the building!'],
      ['Deniz', 'Thank you. Have a nice day.'],
      ['Grace', 'You too. See you around!'],
    ],
    note: '“Not bad” Türkçedeki “fena değil”den daha sıcaktır: gayet iyiyim demektir. Uzun uzun anlatmana gerek yok.',
    phrases: [
      ['You all right?', 'Selam, nasılsın?'],
      ['Yeah, good, thanks. You?', 'İyiyim, sağ ol. Sen?'],
      ['Not bad.', 'Fena değil, iyiyim.'],
      ['Morning! / Evening!', 'Günaydın! / İyi akşamlar!'],
      ['You’re new here, aren’t you?', 'Burada yenisin, değil mi?'],
      ['I moved in on Sunday.', 'Pazar günü taşındım.'],
      ['You too.', 'Sana da. / Sen de.'],
      ['See you around.', 'Görüşürüz.'],
    ],
    sound: {
      title: 'Soru gibi yükselt, selam gibi bırak',
      text: '“You all right?” derken ses sonda hafifçe yükselir, kelimeler birbirine yapışır. “Are” düşer, “all right” tek nefeste söylenir.',
      examples: [
        ['Are you all right?', 'y’aw-RIGHT?'],
        ['Good morning', '’MOR-ning'],
        ['See you', 'SEE-ya'],
      ],
    },
    practice: [
      ['A: You all right?  B: Yeah, ____, thanks.', 'good'],
      ['I moved ____ on Sunday.', 'in'],
      ['You’re new here, ____ you?', 'aren’t'],
      ['A: Have a nice day.  B: You ____.', 'too'],
      ['See you ____!', 'around'],
    ],
    roles: [
      'Asansörde yeni komşunla karşılaştın. Selam ver, yeni olup olmadığını sor, hoş geldin de.',
      'Pazar günü taşındın. Selamı al, hangi daire olduğunu söyle, güzelce vedalaş.',
    ],
    quiz: [
      choose(
        'Your neighbour says: “You all right?” What do you say?',
        ['I am 34 years old.', 'Yeah, good, thanks. You?', 'No problem.', 'I have a headache today.'],
        'B',
        '“You all right?” bir selamdır. Kısa cevap ver ve soruyu geri çevir.',
      ),
      hear(
        [woman('Morning! You’re new here, aren’t you?'), man('Yes, I moved in on Sunday. Number four.')],
        choose(
          'When did the man move in?',
          ['On Monday', 'On Saturday', 'Four days ago', 'On Sunday'],
          'D',
          '“On Sunday” dedi; “four” daire numarası.',
        ),
      ),
      gap('Have a nice day. — You ___!', 'too', '“You too” = sana da. “You also” burada söylenmez.'),
      gap('Morning! ___ you all right?', 'Are', 'Hızlı konuşmada “are” düşer ama yerinde durur.'),
      write(
        'Translate: “Pazar günü taşındım.”',
        ['I moved in on Sunday.', 'I moved here on Sunday.'],
        'Günlerin önüne “on” gelir; eve taşınmak “move in”dir.',
      ),
      order(
        'Put the reply in order.',
        ['Not bad,', 'thanks.', 'How about', 'you?'],
        'Önce cevap, sonra teşekkür, sonra karşı soru.',
      ),
      see(
        'morning',
        choose(
          'Look at the picture. Which greeting fits?',
          ['Good night!', 'Evening!', 'Morning!', 'Happy birthday!'],
          'C',
          'Güneş yeni doğuyor: “(Good) morning!” “Good night” yalnızca yatmadan önce söylenir.',
        ),
      ),
    ],
  },
  {
    slug: 'who-is-who',
    name: 'Who’s who? Names and where you’re from',
    description:
      'Kendini tanıt, adını harf harf söyle, nereli olduğunu ve ne iş yaptığını anlat. Anlamadığında bir daha sormayı da öğreniyoruz.',
    goal: 'kendini tanıtabilir, adını kodlayabilir ve karşındakini tanıyabilirsin.',
    clip: [
      ['Sorry, I didn’t catch your name.', 'Kusura bakma, adını duyamadım.'],
      [
        'No shame in asking twice. Londoners do it all day.',
        'İki kere sormak ayıp değil. Londralılar bütün gün sorar.',
      ],
    ],
    scene: 'Bir dil buluşması. Barış boş bir sandalye arıyor, Priya masada tek başına.',
    talk: [
      ['Barış', 'Hi, is anyone sitting here?'],
      ['Priya', 'No, go ahead. I’m Priya, by the way.'],
      ['Barış', 'Nice to meet you. I’m Barış.'],
      ['Priya', 'Sorry, I didn’t catch that. How do you spell it?'],
      ['Barış', 'B, A, R, I, S. The S sounds like “sh”.'],
      ['Priya', 'Barış. Got it! So where are you from?'],
      ['Barış', 'I’m from Bursa, but I live in Walthamstow now.'],
      ['Priya', 'And what do you do?'],
      ['Barış', 'I’m a chef. What about you?'],
    ],
    note: '“What’s your job?” yerine “What do you do?” denir. İsmini kısaltmak zorunda değilsin: bir kere kodla, öğrenirler.',
    phrases: [
      ['Is anyone sitting here?', 'Burada oturan var mı?'],
      ['I’m Priya, by the way.', 'Bu arada, ben Priya.'],
      ['Nice to meet you.', 'Tanıştığımıza memnun oldum.'],
      ['I didn’t catch that.', 'Tam duyamadım.'],
      ['How do you spell it?', 'Nasıl yazılıyor?'],
      ['I’m from Bursa.', 'Bursalıyım.'],
      ['What do you do?', 'Ne iş yapıyorsun?'],
      ['What about you?', 'Ya sen?'],
    ],
    sound: {
      title: 'I ile E’yi karıştırma',
      text: 'İngilizcede E harfi Türkçedeki “i” gibi, I harfi “ay” gibi okunur. Adını kodlarken en çok burada takılırız; adını üç kere sesli kodla.',
      examples: [
        ['A, E, I', '“ey, ii, ay”'],
        ['G, J', '“cii, cey”'],
        ['R, H', '“aa, eyç”'],
      ],
    },
    practice: [
      ['Hi, is anyone ____ here?', 'sitting'],
      ['How do you ____ your name?', 'spell'],
      ['Sorry, I didn’t ____ that.', 'catch'],
      ['Where are you ____?', 'from'],
      ['What do you ____? — I’m a chef.', 'do'],
    ],
    quiz: [
      choose(
        '“What do you do?” asks about …',
        ['your plans for tonight', 'your hobbies', 'your job', 'your health'],
        'C',
        '“What do you do?” = Ne iş yapıyorsun?',
      ),
      hear(
        [man('What’s your name?'), woman('Elif. That’s E, L, I, F.')],
        gap('Write the name that you hear.', 'Elif', 'E “ii”, I “ay” diye okunur: E, L, I, F.'),
      ),
      gap('I’m Priya, ___ the way.', 'by', '“by the way” = bu arada.'),
      gap('Nice to ___ you, Barış.', ['meet'], 'İlk tanışmada “meet”, sonraki görüşmelerde “see”.'),
      write(
        'Ask for the job in English: “Ne iş yapıyorsun?”',
        'What do you do?',
        '“Do” iki kere: biri soru için, biri “yapmak”.',
      ),
      order('Make a question.', ['Where', 'are', 'you', 'from?'], '“From” sonda kalır.'),
      choose(
        'Which one is polite when you did not hear?',
        ['Sorry, I didn’t catch that.', 'What?', 'Repeat!', 'I don’t know you.'],
        'A',
        '“What?” sert kaçar; “Sorry?” ya da “I didn’t catch that” de.',
      ),
    ],
  },
  {
    slug: 'numbers-that-matter',
    name: 'Numbers that matter',
    description:
      'Telefon numarası, adres, fiyat, yaş. Sayılar anlaşılmazsa hiçbir şey anlaşılmaz: bu hafta kulağı sayılara alıştırıyoruz.',
    goal: 'telefon numaranı, adresini ve fiyatları söyleyip anlayabilirsin.',
    clip: [
      ['Thirteen or thirty? Listen to the end.', 'On üç mü otuz mu? Sonunu dinle.'],
      ['Thir-TEEN. THIR-ty. The stress tells you.', 'Vurgu sana söyler: thir-TEEN, THIR-ty.'],
    ],
    scene: 'Kütüphanede kayıt masası. Nazlı üye oluyor.',
    talk: [
      ['Clerk', 'Can I take your phone number?'],
      ['Nazlı', 'Sure. Oh seven seven, double four, three one nine, two oh eight.'],
      ['Clerk', 'Was that double four or double five?'],
      ['Nazlı', 'Double four.'],
      ['Clerk', 'Perfect. And your address?'],
      ['Nazlı', 'Flat 13, 50 Mare Street.'],
      ['Clerk', 'Fifteen or fifty?'],
      ['Nazlı', 'Fifty. Five, zero.'],
    ],
    note: 'Telefon numarasında sıfır “oh”, iki aynı rakam “double” diye okunur. Emin değilsen rakam rakam tekrar et: “five, zero”.',
    phrases: [
      ['Can I take your number?', 'Numaranızı alabilir miyim?'],
      ['double four', 'iki tane dört, kırk dört'],
      ['oh', 'sıfır (numarada)'],
      ['Was that fifteen or fifty?', 'On beş mi, elli mi dediniz?'],
      ['How much is it?', 'Ne kadar?'],
      ['It’s four pounds fifty.', 'Dört sterlin elli.'],
      ['Five quid.', 'Beş sterlin. (konuşma dili)'],
      ['Let me read that back.', 'Tekrar okuyayım.'],
    ],
    sound: {
      title: '-teen mi, -ty mi?',
      text: '“-teen” uzun ve vurguludur, “-ty” kısa ve vurgusuzdur. Duyamazsan sor: “one five or five zero?”',
      examples: [
        ['13 – 30', 'thir-TEEN – THIR-ty'],
        ['15 – 50', 'fif-TEEN – FIF-ty'],
        ['17 – 70', 'seven-TEEN – SEV-enty'],
      ],
    },
    practice: [
      ['44 on the phone: “____ four”.', 'double'],
      ['0 in a phone number: “____”.', 'oh'],
      ['How ____ is it?', 'much'],
      ['£5 on the street: five ____.', 'quid'],
      ['Let me ____ that back to you.', 'read'],
    ],
    quiz: [
      hear(
        [woman('That’s thirteen pounds fifty, please.')],
        choose(
          'How much is it?',
          ['£30.50', '£13.15', '£13.50', '£30.15'],
          'C',
          'Vurgu sonda: thir-TEEN. Sonra “fifty”.',
        ),
      ),
      gap('On the phone we say “___ five” for 55.', 'double', 'Aynı iki rakam: “double”.'),
      choose(
        '“It’s ten quid.” How much?',
        ['£10', '10 pence', '£100', '£1'],
        'A',
        '“Quid” sterlin demektir ve çoğulu da “quid”dir.',
      ),
      write(
        'Ask the price: “Ne kadar?”',
        ['How much is it?', 'How much is that?', 'How much?'],
        'Fiyat “how much” ile sorulur.',
      ),
      order(
        'Put the question in order.',
        ['Was that', 'fifteen', 'or', 'fifty?'],
        'Emin değilsen iki seçeneği de söyle.',
      ),
      gap('My ___ is 50 Mare Street.', 'address', 'İki d, iki s: address.'),
      see(
        'price-tag',
        choose(
          'What is the price of the mug?',
          ['Four fifty', 'Fourteen fifty', 'Forty-five', 'Five forty'],
          'A',
          '£4.50 kısaca “four fifty”dir.',
        ),
      ),
    ],
  },
]
