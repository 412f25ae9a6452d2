import type { DemoLesson } from '../lesson.ts'
import { choose, gap, hear, man, order, see, woman, write } from '../question.ts'

export const weeks25to26: DemoLesson[] = [
  {
    slug: 'job-interview',
    name: 'Tell me about yourself: the job interview',
    description:
      'Kendini iki dakikada anlat, güçlü yanını örnekle göster, zor soruya zaman kazan, sen de soru sor. İş görüşmesi bir sohbettir.',
    goal: 'kısa bir iş görüşmesinde kendini anlatabilirsin.',
    clip: [
      ['That’s a good question. Let me think for a second.', 'Güzel soru. Bir saniye düşüneyim.'],
      [
        'Silence is fine. Two seconds feel long only to you.',
        'Susmak sorun değil. İki saniye yalnız sana uzun gelir.',
      ],
    ],
    scene: 'Bir otelin ofisi. İrem resepsiyon görevi için görüşmede.',
    talk: [
      ['Manager', 'Thanks for coming in. Tell me about yourself.'],
      ['İrem', 'I’m from Antalya. I’ve worked in hotels for four years.'],
      ['Manager', 'What are you good at?'],
      ['İrem', 'I’m good at staying calm. Last summer we lost our booking system for a whole day.'],
      ['Manager', 'And what did you do?'],
      ['İrem', 'I wrote everything on paper. Nobody noticed.'],
      ['Manager', 'Impressive! Why do you want to work here?'],
      ['İrem', 'Let me think. I like that your team is small.'],
      ['Manager', 'Any questions for me?'],
      ['İrem', 'Yes. What does a typical day look like?'],
    ],
    note: '“Any questions?” sorusuna “No” deme. Bir soru hazırla: “What does a typical day look like?” her işte geçer.',
    phrases: [
      ['Tell me about yourself.', 'Bana kendinizden söz edin.'],
      ['I’ve worked in … for … years.', '… yıldır …de çalışıyorum.'],
      ['I’m good at -ing…', '…de iyiyimdir.'],
      ['For example, last summer…', 'Örneğin geçen yaz…'],
      ['Let me think for a second.', 'Bir saniye düşüneyim.'],
      ['I’m a quick learner.', 'Çabuk öğrenirim.'],
      ['What does a typical day look like?', 'Sıradan bir gün nasıl geçer?'],
      ['When will I hear from you?', 'Ne zaman haber alırım?'],
    ],
    sound: {
      title: 'Durmak da konuşmaktır',
      text: 'Cümleleri anlam gruplarına böl ve aralarda nefes al: “I’m from Antalya / and I’ve worked in hotels / for four years.” Hızlı değil, gruplu konuş.',
      examples: [
        ['I’m good at…', 'am-GOOD-ət'],
        ['let me think', 'lemmi-THINK'],
        ['experience', 'ik-SPEER-ee-əns'],
      ],
    },
    practice: [
      ['Tell me about ____.', 'yourself'],
      ['I’m good ____ talking to people.', 'at'],
      ['I’ve worked there ____ 2022.', 'since'],
      ['Let me ____ for a second.', 'think'],
      ['I’m a quick ____.', 'learner'],
    ],
    roles: [
      'Müdürsün. Kendinden söz etmesini iste, güçlü yanını ve neden bu işi istediğini sor.',
      'Adaysın. Bir örnek anlat, bir soruda zaman kazan, sonunda sen de bir soru sor.',
    ],
    quiz: [
      choose(
        '“Any questions for me?” What is the best answer?',
        ['No.', 'How much money?', 'What does a typical day look like?', 'Can I go now?'],
        'C',
        'İşe ilgi gösteren bir soru sor.',
      ),
      hear(
        [
          woman('What are you good at?'),
          man('I’m a quick learner. I learned your booking system in one weekend.'),
        ],
        choose(
          'What does the man say about himself?',
          ['He learns fast.', 'He works at weekends.', 'He is good at maths.', 'He booked a room.'],
          'A',
          '“Quick learner” = çabuk öğrenen; ardından örnek.',
        ),
      ),
      gap('I’m good at ___ (stay) calm.', 'staying', '“Good at”ten sonra -ing.'),
      gap('I’ve worked in hotels ___ four years.', 'for', 'Süre: for.'),
      write(
        'Win time: “Bir saniye düşüneyim.”',
        ['Let me think for a second.', 'Let me think for a moment.', 'Let me think a second.'],
        'Sessiz kalmak yerine söyle.',
      ),
      order(
        'Put it in order.',
        ['I’ve worked', 'in hotels', 'for', 'four years.'],
        'Nerede, sonra ne kadar.',
      ),
      choose(
        '“Tell me about yourself” asks for …',
        ['your whole life', 'a secret', 'your address', 'two minutes about your work and you'],
        'D',
        'Kısa ve işle ilgili anlat.',
      ),
    ],
  },
  {
    slug: 'tell-me-a-story',
    name: 'So there I was: telling a story',
    description:
      'Son durak: kendi hikâyen. Sahneyi kur, gerilimi tut, sonunu patlat; dinlerken “no way!” de. Altı ay önce selam verirken duran sen, şimdi masayı güldürüyorsun.',
    goal: 'başından geçen bir olayı ilgiyle dinleteceğin gibi anlatabilirsin.',
    clip: [
      ['So there I was, in my pyjamas, on the night bus.', 'İşte oradaydım: pijamayla, gece otobüsünde.'],
      ['Set the scene. Then stop. Now they want more.', 'Sahneyi kur. Sonra dur. Artık devamını istiyorlar.'],
    ],
    scene: 'Kapanış akşamı, küçük bir kafe. Nazlı hikâyesini anlatıyor.',
    talk: [
      ['Nazlı', 'You’ll never guess what happened to me.'],
      ['Tom', 'Go on.'],
      ['Nazlı', 'I was taking the bins out when the door closed behind me.'],
      ['Tom', 'No way!'],
      ['Nazlı', 'So there I was: slippers, pyjamas, no phone, no key.'],
      ['Tom', 'What did you do?'],
      ['Nazlı', 'I got on the night bus to my sister’s.'],
      ['Tom', 'In your pyjamas?'],
      ['Nazlı', 'Nobody looked at me. Nobody! I love this city.'],
    ],
    note: 'Dinleyenin görevi de büyük: “Go on”, “No way!”, “And then?” Sessiz dinlemek burada ilgisizlik sayılır.',
    phrases: [
      ['You’ll never guess what…', 'Ne olduğunu hayatta tahmin edemezsin.'],
      ['So there I was…', 'İşte öyle kalakaldım…'],
      ['I was …-ing when…', '…yordum ki…'],
      ['All of a sudden…', 'Birdenbire…'],
      ['Go on.', 'Eee, anlat.'],
      ['No way!', 'Yok artık!'],
      ['In the end…', 'Sonunda…'],
      ['You had to be there.', 'Orada olman lazımdı.'],
    ],
    sound: {
      title: 'Duraklama en güçlü sestir',
      text: 'Hikâyede en önemli kelimeden önce dur. “So there I was… / in my pyjamas… / on the night bus.” Her duraktan sonra sesin biraz alçalsın.',
      examples: [
        ['So there I was…', 'so THERE-ay-WOZ /'],
        ['all of a sudden', 'AWL-əv-ə-SUDN'],
        ['No way!', 'noh-WAY ↓'],
      ],
    },
    practice: [
      ['You’ll never ____ what happened.', 'guess'],
      ['I was cooking ____ the lights went out.', 'when'],
      ['All of a ____, it stopped.', 'sudden'],
      ['No ____! Really?', 'way'],
      ['In the ____, we laughed.', 'end'],
    ],
    quiz: [
      gap('I was ___ (take) the bins out when the door closed.', 'taking', 'Süren iş: was + -ing.'),
      gap('All of a ___, the lights went out.', 'sudden', 'Kalıp: all of a sudden.'),
      hear(
        [man('So there I was, on the wrong train, with no ticket.'), woman('No way! What did you do?')],
        choose(
          'How does the woman react?',
          ['She is bored.', 'She is angry.', 'She wants to hear more.', 'She has a ticket.'],
          'C',
          '“No way! What did you do?” ilgi gösterir.',
        ),
      ),
      choose(
        'Your friend tells a story and stops. You say:',
        ['Go on!', 'Finish.', 'I know.', 'Good night.'],
        'A',
        '“Go on” = anlat, devam et.',
      ),
      write(
        'Begin a story: “Ne olduğunu hayatta tahmin edemezsin.”',
        [
          'You’ll never guess what happened.',
          'You will never guess what happened.',
          'You’ll never guess what happened to me.',
        ],
        'Hikâyenin en iyi açılışı.',
      ),
      order(
        'Put it in order.',
        ['I was cooking', 'when', 'the lights', 'went out.'],
        'Uzun olay, when, kısa olay.',
      ),
      see(
        'night-bus',
        choose(
          'Where is the story happening?',
          ['On a night bus', 'At the GP', 'In a café', 'On a beach'],
          'A',
          'Ay ve otobüs: the night bus.',
        ),
      ),
    ],
  },
]
