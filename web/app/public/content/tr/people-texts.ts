import type { PublicContent } from '../public-content.ts'

export const stories: PublicContent['stories'] = {
  plate: 'Başarı hikâyeleri',
  title: 'Sessiz bindiler, konuşarak indiler.',
  play: 'Videoyu oynat',
  back: 'Resme dön',
  watch: 'Videoyu izle',
}

export const testimonials: PublicContent['testimonials'] = {
  plate: 'Söz onlarda',
  title: 'Biz anlatmayalım.',
}

export const teachers: PublicContent['teachers'] = {
  plate: 'Koçlar',
  title: 'İki dil, tek muhabbet.',
  lead: 'Koçlarımız iki dilli ve İngilizceyi ana dili gibi konuşur. Yarım cümleni de anlarlar, bütününü de beklerler.',
  portrait: 'Çizim',
  from: 'Nereli',
  teaches: 'Ders verdiği dil',
  speaks: 'Konuştuğu diller',
  english: 'İngilizce',
  native: 'ana dili',
}
