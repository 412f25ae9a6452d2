import type { Lesson } from './lesson.ts'

export const lesson2: Lesson = {
  number: 2,
  title: { tr: 'Sipariş: “Can I get a flat white?”', en: 'Ordering: “Can I get a flat white?”' },
  goal: {
    tr: 'Kafede kibarca sipariş verir, yanlış geleni düzelttirir, hesabı ödersin.',
    en: 'You can order politely in a café, put a mistake right and pay.',
  },
  scene: {
    tr: 'Bethnal Green’de köşedeki kafe, sabah sekiz buçuk. Sıra kapıya kadar, Mert’in treni on dakika sonra.',
    en: 'The corner café in Bethnal Green, half past eight. A long queue, and Mert’s train is in ten minutes.',
  },
  dialogue: [
    { who: 'Barista', says: 'Morning! What can I get you?' },
    { who: 'Mert', says: 'Morning. Can I get a flat white, please? Actually, make that two.' },
    { who: 'Barista', says: 'No worries. To have in or take away?' },
    { who: 'Mert', says: 'Take away, please. I’m in a bit of a rush.' },
    { who: 'Barista', says: 'Anything else? The cinnamon buns are fresh out of the oven.' },
    { who: 'Mert', says: 'Go on, then. And could I have oat milk in one of them?' },
    { who: 'Barista', says: 'Course you can. That’s nine forty. Card or cash?' },
    { who: 'Mert', says: 'Card, please. Ah, sorry, I think this one’s a latte?' },
    { who: 'Barista', says: 'My bad! Bear with me, I’ll do you another.' },
    { who: 'Mert', says: 'You’re all right, no rush. Well, a bit of a rush!' },
  ],
  note: {
    tr: 'Bir Londralı sipariş verirken dört kez “please”, üç kez “sorry”, iki kez “cheers” diyebilir. Abartılı gelir ama kibarlığın ölçüsü budur.',
    en: 'A Londoner may say “please” four times, “sorry” three times and “cheers” twice in one order. It feels like a lot. It is simply polite.',
  },
  phrases: [
    { phrase: 'Can I get…?', tr: '… alabilir miyim?', en: 'I would like …' },
    { phrase: 'Make that…', tr: 'Onu … yapalım.', en: 'Change my order to …' },
    { phrase: 'No worries.', tr: 'Sorun değil.', en: 'It is not a problem.' },
    { phrase: 'have in / take away', tr: 'burada / paket', en: 'eat here / take it with you' },
    { phrase: 'in a bit of a rush', tr: 'biraz acelesi var', en: 'with little time' },
    { phrase: 'Go on, then.', tr: 'Hadi öyle olsun.', en: 'All right, I say yes.' },
    { phrase: 'Course you can.', tr: 'Elbette.', en: 'Yes, of course.' },
    { phrase: 'My bad!', tr: 'Benim hatam!', en: 'It is my mistake.' },
    { phrase: 'Bear with me.', tr: 'Bir dakika sabret.', en: 'Please wait a moment.' },
    { phrase: 'You’re all right.', tr: 'Sorun yok, gerek yok.', en: 'Do not worry about it.' },
  ],
  sound: {
    title: { tr: 'Birbirine yapışan kelimeler', en: 'Words that stick together' },
    text: {
      tr: 'Ünsüzle biten kelime, ünlüyle başlayanın üstüne atlar: “Can I get a” tek kelime gibi çıkar. Tek tek söylemeye çalışma; dördünü bir nefeste söyle, sonra gelen kelimeye bas.',
      en: 'A word that ends in a consonant jumps onto the vowel that follows: “Can I get a” comes out as one word. Do not say the words one by one; say all four in one breath and stress the word that follows.',
    },
    examples: [
      { written: 'Can I get a…', said: 'kə-nai-ge-tə' },
      { written: 'Could I have a…', said: 'ku-dai-ha-və' },
      { written: 'a bit of a rush', said: 'ə-bi-tə-və-rush' },
      { written: 'Anything else?', said: 'eni-thin-gels?' },
    ],
  },
  exercise: [
    { sentence: 'Can I ____ a flat white, please?', answer: 'get' },
    { sentence: 'Actually, ____ that a tea.', answer: 'make' },
    { sentence: 'To have in or take ____?', answer: 'away' },
    { sentence: 'I’m in a bit of a ____, my bus is coming.', answer: 'rush' },
    { sentence: 'Sorry, my ____! I’ll do you another.', answer: 'bad' },
    { sentence: 'Bear ____ me, the card machine is slow.', answer: 'with' },
  ],
}
