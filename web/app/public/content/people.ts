import type { Language } from '@sohbet/domain/language'
import type { Face } from '../pictures/face.ts'

/*
 * SAMPLES. Nobody in this file exists. A school that runs this product replaces the people, their faces
 * and their words here, and nowhere else, and then empties `note`, which says so on the pages.
 * A video is a Vimeo number, a Vimeo or YouTube address, or a file of our own.
 */
export type Teacher = {
  name: string
  face: Face
  origin: string
  teaches: string
  speaks: string
  text: string
}
export type Testimonial = {
  heading: string
  text: string
  avatar: { name: string; title: string; face: Face }
}
export type Story = {
  name: string
  face: Face
  bubble: string
  description?: string
  video: string | number
  pictureAlt: string
}
export type People = { note: string; teachers: Teacher[]; testimonials: Testimonial[]; stories: Story[] }

const faces = {
  defne: { skin: 'light', hair: 'bob', hairTone: 'dark', wear: 'red', ground: 'cool', extra: 'glasses' },
  jordan: { skin: 'deep', hair: 'crop', hairTone: 'ink', wear: 'cool', ground: 'sand', extra: 'beard' },
  ayse: { skin: 'tan', hair: 'long', hairTone: 'brown', wear: 'brass', ground: 'sky' },
  tom: { skin: 'light', hair: 'quiff', hairTone: 'ginger', wear: 'night', ground: 'brick', extra: 'stubble' },
  selin: { skin: 'tan', hair: 'bun', hairTone: 'dark', wear: 'cool', ground: 'brass' },
  murat: { skin: 'tan', hair: 'receding', hairTone: 'ink', wear: 'brick', ground: 'sky', extra: 'moustache' },
  zeynep: { skin: 'light', hair: 'scarf', hairTone: 'cool', wear: 'night', ground: 'sand' },
  emre: { skin: 'tan', hair: 'curls', hairTone: 'dark', wear: 'red', ground: 'cool', extra: 'glasses' },
  hatice: { skin: 'light', hair: 'wave', hairTone: 'grey', wear: 'cool', ground: 'brick' },
  baran: { skin: 'deep', hair: 'crop', hairTone: 'ink', wear: 'brass', ground: 'brick', extra: 'stubble' },
} satisfies Record<string, Face>

const tr: People = {
  note: 'Buradaki kişiler örnektir; gerçek değildir.',
  teachers: [
    {
      name: 'Defne Harper',
      face: faces.defne,
      origin: 'Hackney, Londra',
      teaches: 'İngilizce',
      speaks: 'İngilizce, Türkçe',
      text: 'Cümleni düzeltmez, önce sonunu dinler. Sonra beraber kısaltırsınız.',
    },
    {
      name: 'Jordan Okafor',
      face: faces.jordan,
      origin: 'Peckham, Londra',
      teaches: 'İngilizce',
      speaks: 'İngilizce, Türkçe, Fransızca',
      text: 'Telaffuzun ustası. “Water” derken t’yi nereye sakladıklarını ondan öğren.',
    },
    {
      name: 'Ayşe Whitfield',
      face: faces.ayse,
      origin: 'Brixton, Londra',
      teaches: 'İngilizce',
      speaks: 'İngilizce, Türkçe',
      text: 'İki dilde büyüdü. Türkçe düşünüp İngilizce takıldığın yeri bilir.',
    },
    {
      name: 'Tom Karaca',
      face: faces.tom,
      origin: 'Camden, Londra',
      teaches: 'İngilizce',
      speaks: 'İngilizce, Türkçe, Almanca',
      text: 'Toplantı, telefon, küçük sohbet. İş İngilizcesini kravatsız anlatır.',
    },
  ],
  testimonials: [
    {
      heading: 'Telefonu ilk kez ben açtım',
      text: 'İngiltere’den arayınca hep arkadaşıma uzatırdım. Geçen ay ben açtım. On dakika konuştuk, bir kere bile “sorry?” demedim.',
      avatar: { name: 'Zeynep A.', title: 'Lojistik uzmanı, 34', face: faces.zeynep },
    },
    {
      heading: 'Öğle arası, kulaklık, bir saat',
      text: 'Kursa gidecek vaktim yoktu. Öğle arasında giriyorum, konuşup çıkıyorum. Haftada üç olunca alışkanlık oluyor.',
      avatar: { name: 'Emre T.', title: 'Yazılımcı, 29', face: faces.emre },
    },
    {
      heading: 'Elli yedi yaşında başladım',
      text: 'Torunum Londra’da doğdu. Onunla konuşmak için geldim, sınıfın en çok konuşanı ben oldum. Kimse hatama gülmedi.',
      avatar: { name: 'Hatice K.', title: 'Emekli öğretmen, 57', face: faces.hatice },
    },
  ],
  stories: [
    {
      name: 'Selin',
      face: faces.selin,
      bubble: 'I got it!',
      description: 'A2’den başladı. 26 hafta sonra ilk İngilizce iş görüşmesine girdi.',
      video: '/videos/story-1.mp4',
      pictureAlt: 'Topuzlu, gülümseyen Selin; arkasında Londra’nın çatıları.',
    },
    {
      name: 'Murat',
      face: faces.murat,
      bubble: 'Keep the change!',
      description: 'Tezgâhın arkasında turistlerle el kol anlaşıyordu. Artık pazarlık ediyor.',
      video: '/videos/story-2.mp4',
      pictureAlt: 'Bıyıklı, gülümseyen Murat; arkasında Londra’nın çatıları.',
    },
    {
      name: 'Baran',
      face: faces.baran,
      bubble: 'Any questions?',
      description: 'B1’den girdi, 12 haftada toplantıda susan olmaktan çıktı.',
      video: '/videos/story-3.mp4',
      pictureAlt: 'Kısa saçlı, gülümseyen Baran; arkasında Londra’nın çatıları.',
    },
  ],
}

const en: People = {
  note: 'The people here are samples; they are not real.',
  teachers: [
    {
      name: 'Defne Harper',
      face: faces.defne,
      origin: 'Hackney, London',
      teaches: 'English',
      speaks: 'English, Turkish',
      text: 'Doesn’t correct your sentence, hears it out first. Then the two of you make it shorter.',
    },
    {
      name: 'Jordan Okafor',
      face: faces.jordan,
      origin: 'Peckham, London',
      teaches: 'English',
      speaks: 'English, Turkish, French',
      text: 'The ear of the house. Learn from him where London hides the t in “water”.',
    },
    {
      name: 'Ayşe Whitfield',
      face: faces.ayse,
      origin: 'Brixton, London',
      teaches: 'English',
      speaks: 'English, Turkish',
      text: 'Grew up in both languages. Knows the spot where Turkish thinking trips English words.',
    },
    {
      name: 'Tom Karaca',
      face: faces.tom,
      origin: 'Camden, London',
      teaches: 'English',
      speaks: 'English, Turkish, German',
      text: 'Meetings, phone calls, small talk. Business English without the tie.',
    },
  ],
  testimonials: [
    {
      heading: 'For once, I picked up',
      text: 'When England rang I always handed the phone to a friend. Last month I picked it up. Ten minutes, and I didn’t say “sorry?” once.',
      avatar: { name: 'Zeynep A.', title: 'Logistics specialist, 34', face: faces.zeynep },
    },
    {
      heading: 'Lunch break, headphones, one hour',
      text: 'I had no time to go to a course. I log in over lunch, talk, and log out. Three times a week, and it becomes a habit.',
      avatar: { name: 'Emre T.', title: 'Developer, 29', face: faces.emre },
    },
    {
      heading: 'I started at fifty-seven',
      text: 'My grandchild was born in London. I came so that we could talk, and ended up talking the most in the group. Nobody laughed at my mistakes.',
      avatar: { name: 'Hatice K.', title: 'Retired teacher, 57', face: faces.hatice },
    },
  ],
  stories: [
    {
      name: 'Selin',
      face: faces.selin,
      bubble: 'I got it!',
      description: 'Started at A2. 26 weeks later she sat her first job interview in English.',
      video: '/videos/story-1.mp4',
      pictureAlt: 'Selin, smiling, her hair in a bun; behind her the roofs of London.',
    },
    {
      name: 'Murat',
      face: faces.murat,
      bubble: 'Keep the change!',
      description: 'Behind the counter he used his hands with tourists. Now he haggles.',
      video: '/videos/story-2.mp4',
      pictureAlt: 'Murat, smiling, with a moustache; behind him the roofs of London.',
    },
    {
      name: 'Baran',
      face: faces.baran,
      bubble: 'Any questions?',
      description: 'Joined at B1, and in 12 weeks stopped being the quiet one in meetings.',
      video: '/videos/story-3.mp4',
      pictureAlt: 'Baran, smiling, with short hair; behind him the roofs of London.',
    },
  ],
}

export const people: Record<Language, People> = { en, tr }
