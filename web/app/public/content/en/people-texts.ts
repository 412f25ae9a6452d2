import type { PublicContent } from '../public-content.ts'

export const stories: PublicContent['stories'] = {
  plate: 'Success stories',
  title: 'They got on quiet. They got off talking.',
  play: 'Play the video',
  back: 'Back to the picture',
  watch: 'Watch the video',
}

export const testimonials: PublicContent['testimonials'] = {
  plate: 'Their words',
  title: 'Don’t take it from us.',
}

export const teachers: PublicContent['teachers'] = {
  plate: 'Coaches',
  title: 'Two languages, one conversation.',
  lead: 'Our coaches are bilingual and native-level. They get half a sentence, and wait for the whole one.',
  portrait: 'Drawing',
  from: 'From',
  teaches: 'Teaches',
  speaks: 'Speaks',
  english: 'English',
  native: 'native speaker',
}
