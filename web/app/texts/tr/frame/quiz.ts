import type { quiz as en } from '../../en/frame/quiz.ts'
import type { SameKeys } from '../../shape.ts'

export const quiz: SameKeys<typeof en> = {
  progress: 'İlerleme',
  picture: 'Sorunun görseli',
  recording: 'Sorunun ses kaydı',
  unplayable: 'Kayıt çalınamıyor.',
  noRecording: 'Henüz ses kaydı yok.',
  listen: {
    now: 'Şimdi dinle',
    again: 'Tekrar dinle',
    paused: 'Duraklatıldı',
    pause: 'Duraklat',
    hint: 'İstediğin kadar dinle',
    position: 'Kayıttaki konum',
    retry: 'Tekrar dene',
  },
  source: { audio: 'Dinleme', text: 'Okuma' },
  blank: 'boşluk',
  typeAnswer: 'Cevabın',
  typeSentence: 'Cümleyi yaz',

  pieces: {
    hint: 'Parçaları sürükleyerek sıraya koy ya da tek tek seç. × bir parçayı geri alır.',
    source: 'Parçalar',
    slots: 'Cümlen',
    emptySlot: '{{number}}. yer, boş',
    inSource: '{{text}}, henüz yerleştirilmedi',
    inSlot: '{{text}}, {{number}}. yer',
    back: '“{{text}}” parçasını geri al',
    placed: '“{{text}}” artık {{number}}. yerde',
    returned: '“{{text}}” yeniden parçaların arasında',
  },
}
