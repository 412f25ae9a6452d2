import type { Lesson } from './lesson.ts'

export const lesson1: Lesson = {
  number: 1,
  title: { tr: 'Tanışma: “You all right?”', en: 'Meeting people: “You all right?”' },
  goal: {
    tr: 'Birini selamlar, kendini tanıtır, iki dakika havadan sudan konuşursun.',
    en: 'You can greet someone, say who you are and chat for two minutes.',
  },
  scene: {
    tr: 'Hackney’de bir dil kafesi, salı akşamı. Elif ilk kez geliyor, Jamie yan masada oturuyor.',
    en: 'A language café in Hackney, Tuesday evening. Elif is here for the first time. Jamie sits at the next table.',
  },
  dialogue: [
    { who: 'Jamie', says: 'You all right? Is anyone sitting here?' },
    { who: 'Elif', says: 'Yeah, good, thanks. You? No, go ahead, it’s free.' },
    { who: 'Jamie', says: 'Cheers. I’m Jamie, by the way.' },
    { who: 'Elif', says: 'Nice to meet you, Jamie. I’m Elif.' },
    { who: 'Jamie', says: 'Sorry, I didn’t catch that. Say it again?' },
    { who: 'Elif', says: 'Elif. E, L, I, F. So, are you from round here?' },
    { who: 'Jamie', says: 'Born and bred. What about you? Whereabouts are you from?' },
    { who: 'Elif', says: 'İzmir, originally. I’ve been here since March. I work in a design studio.' },
    { who: 'Jamie', says: 'Oh, lovely. How are you finding it so far?' },
    { who: 'Elif', says: 'Love it. The weather, not so much!' },
  ],
  note: {
    tr: '“You all right?” bir soru gibi durur ama bir selamdır. Hastalıklarını anlatma: “Yeah, good, thanks. You?” yeter.',
    en: '“You all right?” looks like a question but it is a hello. Do not tell your health story: “Yeah, good, thanks. You?” is enough.',
  },
  phrases: [
    { phrase: 'You all right?', tr: 'Selam, nasılsın?', en: 'Hello, how are you?' },
    { phrase: 'Cheers.', tr: 'Sağ ol. (Teşekkür)', en: 'Thank you.' },
    { phrase: 'Go ahead.', tr: 'Buyur, rahatına bak.', en: 'Please do it, no problem.' },
    { phrase: 'by the way', tr: 'bu arada', en: 'one more thing I want to say' },
    { phrase: 'I didn’t catch that.', tr: 'Tam duyamadım.', en: 'I did not hear or understand.' },
    { phrase: 'from round here', tr: 'buralı', en: 'living or born near this place' },
    { phrase: 'born and bred', tr: 'doğma büyüme', en: 'born here and grew up here' },
    { phrase: 'Whereabouts…?', tr: 'Tam olarak nerede / nereden?', en: 'Where, more exactly?' },
    { phrase: 'How are you finding it?', tr: 'Nasıl buluyorsun, alıştın mı?', en: 'Do you like it here?' },
    { phrase: 'not so much', tr: 'o kadar da değil', en: 'a gentle and funny “no”' },
  ],
  sound: {
    title: { tr: 'Kayıp “t” sesi', en: 'The “t” that disappears' },
    text: {
      tr: 'Londra sokağında iki ünlü arasındaki “t” çoğu zaman söylenmez. Boğazda küçücük bir durak olur; Türkçedeki “saat” derken iki a arasında durduğun yer gibi. Sen söylemek zorunda değilsin, ama duyunca tanımalısın.',
      en: 'On a London street the “t” between two vowels often goes away. There is a tiny stop in the throat instead, like the middle of “uh-oh”. You do not have to say it, but you should know it when you hear it.',
    },
    examples: [
      { written: 'water', said: 'wo’er' },
      { written: 'better', said: 'be’er' },
      { written: 'a lot of', said: 'a lo’ a' },
      { written: 'What about you?', said: 'Wo’ abou’ you?' },
    ],
  },
  exercise: [
    { sentence: 'A: You all right?  B: Yeah, ____, thanks. You?', answer: 'good' },
    { sentence: 'Sorry, I didn’t ____ your name.', answer: 'catch' },
    { sentence: 'I’m Jamie, by the ____.', answer: 'way' },
    { sentence: 'Are you from ____ here?', answer: 'round' },
    { sentence: 'How are you ____ London so far?', answer: 'finding' },
    { sentence: 'The food is great. The prices, not so ____.', answer: 'much' },
  ],
}
