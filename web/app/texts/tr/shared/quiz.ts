import type { quiz as en } from '../../en/shared/quiz.ts'
import type { SameKeys } from '../../shape.ts'

export const quiz: SameKeys<typeof en> = {
  picture: 'Sorunun görseli',
  recording: 'Sorunun ses kaydı',
  unplayable: 'Kayıt çalınamıyor.',
  noRecording: 'Henüz ses kaydı yok.',
  source: { audio: 'Dinleme', text: 'Okuma' },
  blank: 'boşluk',
  typeAnswer: 'Cevabınız',
  typeSentence: 'Cümleyi yazın',

  pieces: {
    hint: 'Parçaları sürükleyerek sıraya koyun ya da tek tek seçin. × bir parçayı geri alır.',
    source: 'Parçalar',
    slots: 'Cümleniz',
    emptySlot: '{{number}}. yer, boş',
    inSource: '{{text}}, henüz yerleştirilmedi',
    inSlot: '{{text}}, {{number}}. yer',
    back: '“{{text}}” parçasını geri al',
    placed: '“{{text}}” artık {{number}}. yerde',
    returned: '“{{text}}” yeniden parçaların arasında',
  },
}
