import type { Lesson } from './lesson.ts'

export const lesson4: Lesson = {
  number: 4,
  title: { tr: 'Plan yapmak: “Fancy a pint later?”', en: 'Making plans: “Fancy a pint later?”' },
  goal: {
    tr: 'Birini davet eder, kırmadan “hayır” der, yer ve saat kararlaştırırsın.',
    en: 'You can invite someone, say no kindly and agree on a time and place.',
  },
  scene: {
    tr: 'Shoreditch’te bir ofis, perşembe öğleden sonra. Haftanın yorgunluğu çökmüş, Aisha bir plan peşinde.',
    en: 'An office in Shoreditch, Thursday afternoon. Everyone is tired, and Aisha has a plan.',
  },
  dialogue: [
    { who: 'Aisha', says: 'You up to much later? Fancy a pint after work?' },
    { who: 'Can', says: 'I’d love to, but I’m absolutely knackered. Can we take a rain check?' },
    { who: 'Aisha', says: 'Course. What about tomorrow? There’s a street food thing in Dalston.' },
    { who: 'Can', says: 'Oh, I’m well up for that! What time are you thinking?' },
    { who: 'Aisha', says: 'Shall we say sevenish? We could meet outside the station.' },
    { who: 'Can', says: 'Seven’s a bit tight for me. Could we make it half past?' },
    { who: 'Aisha', says: 'Half seven, sorted. Shall I see if Dev’s about?' },
    { who: 'Can', says: 'Yeah, the more the merrier. I’ll give you a shout when I’m on my way.' },
    { who: 'Aisha', says: 'Sounds like a plan. Don’t bail on me!' },
    { who: 'Can', says: 'I won’t, I promise. See you in a bit.' },
  ],
  note: {
    tr: '“Half seven” yedi buçuktur (7.30), altı buçuk değil. Saati her zaman bir kez tekrar et: “So, seven thirty?”',
    en: '“Half seven” is half past seven (7.30). In other languages it may mean 6.30, so say it again to be sure: “So, seven thirty?”',
  },
  phrases: [
    { phrase: 'You up to much?', tr: 'Bir işin var mı?', en: 'Do you have plans?' },
    { phrase: 'Fancy a…?', tr: '… ister misin?', en: 'Would you like a …?' },
    { phrase: 'knackered', tr: 'yorgunluktan bitmiş', en: 'very, very tired' },
    { phrase: 'take a rain check', tr: 'başka zamana bırakmak', en: 'say “another day”' },
    { phrase: 'I’m well up for that.', tr: 'Kesinlikle varım.', en: 'I want to do that very much.' },
    { phrase: 'sevenish', tr: 'yedi gibi', en: 'at about seven' },
    { phrase: 'a bit tight', tr: 'biraz sıkışık', en: 'with not enough time' },
    { phrase: 'Sorted.', tr: 'Tamam, hallettik.', en: 'It is agreed.' },
    { phrase: 'give someone a shout', tr: 'haber vermek', en: 'call or text someone' },
    { phrase: 'bail on someone', tr: 'ekmek, satmak', en: 'not come at the last minute' },
  ],
  sound: {
    title: { tr: 'Küçülen “to” ve “of”', en: 'The small “to” and “of”' },
    text: {
      tr: 'İngilizcenin ritmi önemli kelimelere basar; “to”, “of”, “for”, “a” küçülüp kısa bir “ı”ya benzer. Hepsine eşit basarsan robot gibi duyulur. Büyük harfli heceye bas, gerisini yut.',
      en: 'English rhythm stresses the important words; “to”, “of”, “for” and “a” shrink to a short “uh”. If you stress them all alike you sound like a robot. Stress the capital letters and swallow the rest.',
    },
    examples: [
      { written: 'I’d love to', said: 'id-LUV-tə' },
      { written: 'up for that', said: 'UP-fə-THAT' },
      { written: 'a bit of a', said: 'ə-BI-tə-və' },
      { written: 'Fancy a pint?', said: 'FAN-see-ə-PINT' },
    ],
  },
  exercise: [
    { sentence: 'Do you ____ a coffee after class?', answer: 'fancy' },
    { sentence: 'I’m knackered. Can we take a rain ____?', answer: 'check' },
    { sentence: 'Street food? I’m well ____ for that!', answer: 'up' },
    { sentence: 'Seven’s a bit ____. Could we make it half past?', answer: 'tight' },
    { sentence: 'I’ll give you a ____ when I’m on the bus.', answer: 'shout' },
    { sentence: 'Please don’t ____ on me this time.', answer: 'bail' },
  ],
}
