import type { Language } from '@sohbet/domain/language'
import type { Face } from '../pictures/face.ts'

/*
 * SAMPLES. No person in this file exists. A school that runs this product replaces the people, their faces
 * and their words here, and then empties `note`, which says so on the pages.
 * A video is a Vimeo number, a Vimeo or YouTube URL, or a file of our own. scripts/videos draws the sample files
 * and has the faces of Selin, Murat and Elif a second time (stories.ts there): change them together.
 */
type Teacher = {
  name: string
  face: Face
  origin: string
  teaches: string
  speaks: string
  text: string
}
type Testimonial = {
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
  /** Captions as WebVTT files, for a video file of our own. */
  captions?: Record<Language, string>
  pictureAlt: string
}
export type People = { note: string; teachers: Teacher[]; testimonials: Testimonial[]; stories: Story[] }

const faces = {
  defne: { skin: 'light', hair: 'bob', hairTone: 'dark', wear: 'red', ground: 'cool', extra: 'glasses' },
  jordan: { skin: 'deep', hair: 'crop', hairTone: 'ink', wear: 'cool', ground: 'sand', extra: 'beard' },
  ayse: { skin: 'tan', hair: 'long', hairTone: 'brown', wear: 'brass', ground: 'sky' },
  tom: { skin: 'light', hair: 'quiff', hairTone: 'ginger', wear: 'night', ground: 'brick', extra: 'stubble' },
  selin: { skin: 'tan', hair: 'long', hairTone: 'dark', wear: 'cool', ground: 'sky' },
  murat: { skin: 'tan', hair: 'crop', hairTone: 'ink', wear: 'brass', ground: 'sand', extra: 'beard' },
  elif: { skin: 'light', hair: 'scarf', hairTone: 'cool', wear: 'brick', ground: 'brick' },
  zeynep: { skin: 'light', hair: 'bun', hairTone: 'dark', wear: 'night', ground: 'brass' },
  emre: { skin: 'tan', hair: 'curls', hairTone: 'dark', wear: 'red', ground: 'cool', extra: 'glasses' },
  hatice: { skin: 'light', hair: 'wave', hairTone: 'grey', wear: 'cool', ground: 'brick' },
} satisfies Record<string, Face>

const captionsOf = (story: string) => ({ tr: `/videos/${story}.tr.vtt`, en: `/videos/${story}.en.vtt` })

const tr: People = {
  note: 'Bu sayfadaki kişiler örnektir; gerçek değildir.',
  teachers: [
    {
      name: 'Defne Harper',
      face: faces.defne,
      origin: 'Hackney, Londra',
      teaches: 'İngilizce',
      speaks: 'İngilizce, Türkçe',
      text: 'Hemen düzeltmez; önce sonuna kadar dinler. Sonra beraber kısaltırsınız.',
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
      text: 'İngiltere’den aradıklarında hep arkadaşıma uzatırdım. Geçen ay ben açtım. On dakika konuştuk, bir kere bile “sorry?” demedim.',
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
      bubble: 'I called the bank.',
      description: 'Telefonda donup kalırdı. Geçen hafta bankayı İngilizce aradı, gayet iyi geçti.',
      video: '/videos/story-1.mp4',
      captions: captionsOf('story-1'),
      pictureAlt: 'Uzun saçlı, gülümseyen Selin; arkasında Londra’nın çatıları.',
    },
    {
      name: 'Murat',
      face: faces.murat,
      bubble: 'I got the joke!',
      description: 'Ev arkadaşı bir şaka yaptı. Herkesten önce o güldü.',
      video: '/videos/story-2.mp4',
      captions: captionsOf('story-2'),
      pictureAlt: 'Sakallı, gülümseyen Murat; arkasında Londra’nın çatıları.',
    },
    {
      name: 'Elif',
      face: faces.elif,
      bubble: 'I got the job!',
      description: 'Kırk dakikalık iş görüşmesi. Ortasında, İngilizce olduğunu unuttu.',
      video: '/videos/story-3.mp4',
      captions: captionsOf('story-3'),
      pictureAlt: 'Mavi başörtülü, gülümseyen Elif; arkasında Londra’nın çatıları.',
    },
  ],
}

const en: People = {
  note: 'The people on this page are samples; they are not real.',
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
      text: 'Our pronunciation expert. Learn from him where London hides the t in “water”.',
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
      text: 'When someone rang from England, I always handed the phone to a friend. Last month I picked it up. Ten minutes, and I didn’t say “sorry?” once.',
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
      bubble: 'I called the bank.',
      description: 'She used to freeze on the phone. Last week she called the bank, and it was fine.',
      video: '/videos/story-1.mp4',
      captions: captionsOf('story-1'),
      pictureAlt: 'Selin, smiling, with long hair; behind her the roofs of London.',
    },
    {
      name: 'Murat',
      face: faces.murat,
      bubble: 'I got the joke!',
      description: 'His flatmate told a joke. He laughed before everyone else.',
      video: '/videos/story-2.mp4',
      captions: captionsOf('story-2'),
      pictureAlt: 'Murat, smiling, with a beard; behind him the roofs of London.',
    },
    {
      name: 'Elif',
      face: faces.elif,
      bubble: 'I got the job!',
      description: 'A forty-minute interview. Halfway through she forgot it was in English.',
      video: '/videos/story-3.mp4',
      captions: captionsOf('story-3'),
      pictureAlt: 'Elif, smiling, in a blue headscarf; behind her the roofs of London.',
    },
  ],
}

export const people: Record<Language, People> = { en, tr }
