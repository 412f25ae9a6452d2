import type { Lesson } from './lesson.ts'

export const lesson3: Lesson = {
  number: 3,
  title: { tr: 'Yolda: “You can’t miss it”', en: 'Getting around: “You can’t miss it”' },
  goal: {
    tr: 'Yol sorar, tarifi tekrar ettirir, otobüste ve metroda kaybolmazsın.',
    en: 'You can ask the way, check the answer and find your bus.',
  },
  scene: {
    tr: 'Oxford Circus, yağmurlu bir cuma. Metro aksıyor, Zeynep Brixton’daki konsere yetişmek istiyor.',
    en: 'Oxford Circus on a rainy Friday. The Tube has problems and Zeynep wants to reach a concert in Brixton.',
  },
  dialogue: [
    { who: 'Zeynep', says: 'Excuse me, sorry to bother you. Does this bus go to Brixton?' },
    { who: 'Driver', says: 'Not this one, love. You want the 159, just over the road.' },
    { who: 'Zeynep', says: 'Over the road. By the red postbox?' },
    { who: 'Driver', says: 'That’s the one. Stop RG. They’re every eight minutes or so.' },
    { who: 'Zeynep', says: 'And do I get off at the Tube station?' },
    { who: 'Driver', says: 'Yeah, get off at Brixton station. You can’t miss it.' },
    { who: 'Zeynep', says: 'Brilliant. How long does it take, roughly?' },
    { who: 'Driver', says: 'Forty minutes, give or take. Depends on the traffic, dunnit?' },
    { who: 'Zeynep', says: 'I can just tap my card, right?' },
    { who: 'Driver', says: 'Tap in when you get on. No need to tap out. Mind how you go!' },
  ],
  note: {
    tr: 'Şoförün “love”, pazarcının “darling”, gençlerin “mate” demesi samimiyettir, flört değil. Gülümse, yoluna devam et.',
    en: 'A driver who says “love”, a market seller who says “darling”, young people who say “mate”: that is friendly, not flirting. Smile and move on.',
  },
  phrases: [
    { phrase: 'Sorry to bother you.', tr: 'Rahatsız ediyorum, kusura bakma.', en: 'Sorry that I stop you.' },
    { phrase: 'You want the 159.', tr: '159’a binmen gerek.', en: 'The 159 is the right one.' },
    { phrase: 'over the road', tr: 'yolun karşısında', en: 'on the other side of the street' },
    { phrase: 'That’s the one.', tr: 'Aynen, o.', en: 'Yes, exactly that.' },
    { phrase: 'or so', tr: 'civarında', en: 'about, more or less' },
    { phrase: 'get on / get off', tr: 'binmek / inmek', en: 'enter / leave the bus' },
    { phrase: 'You can’t miss it.', tr: 'Görmemen imkânsız.', en: 'It is very easy to see.' },
    { phrase: 'give or take', tr: 'aşağı yukarı', en: 'a little more or less' },
    { phrase: 'tap in / tap out', tr: 'kart okutmak (giriş / çıkış)', en: 'touch your card on the reader' },
    { phrase: 'Mind how you go.', tr: 'Dikkatli git, yolun açık olsun.', en: 'Goodbye and be careful.' },
  ],
  sound: {
    title: { tr: '“innit” ve “dunnit”', en: '“innit” and “dunnit”' },
    text: {
      tr: 'Cümlenin sonundaki “isn’t it?” sokakta “innit?”, “doesn’t it?” ise “dunnit?” olur. Türkçedeki “değil mi?” gibi onay bekler. Ses yukarı çıkmaz, aşağı iner: cevap zaten bellidir.',
      en: 'At the end of a sentence “isn’t it?” turns into “innit?” and “doesn’t it?” into “dunnit?”. It only asks you to agree. The voice goes down, not up: the answer is clear already.',
    },
    examples: [
      { written: 'It’s cold, isn’t it?', said: 'Scold, innit?' },
      { written: 'Depends, doesn’t it?', said: 'Depends, dunnit?' },
      { written: 'don’t know', said: 'dunno' },
      { written: 'What do you want?', said: 'Wodja want?' },
    ],
  },
  exercise: [
    { sentence: 'Sorry to ____ you. Is this the way to the station?', answer: 'bother' },
    { sentence: 'The bus stop is just ____ the road.', answer: 'over' },
    { sentence: 'It takes twenty minutes or ____.', answer: 'so' },
    { sentence: 'Get ____ at Brixton station.', answer: 'off' },
    { sentence: 'It’s a huge red building. You can’t ____ it.', answer: 'miss' },
    { sentence: 'Half an hour, give or ____.', answer: 'take' },
  ],
}
