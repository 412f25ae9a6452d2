import type { questionEditor as en } from '../../en/admin/question-editor.ts'
import type { SameKeys } from '../../shape.ts'

export const questionEditor: SameKeys<typeof en> = {
  add: 'Soru ekle',
  column: { position: 'Sıra', text: 'Soru' },
  noAudio: 'Henüz ses yok',
  action: {
    view: '{{position}}. soruyu görüntüle',
    edit: '{{position}}. soruyu düzenle',
    delete: '{{position}}. soruyu sil',
  },
  created: 'Soru oluşturuldu',
  updated: 'Soru güncellendi',
  deleted: 'Soru silindi',
  saveFailed: 'Hata',
  saveFailedText: 'Soru kaydedilemedi',
  deleteFailed: 'Soru silinirken hata oluştu',

  dialog: { add: 'Yeni Soru Ekle', edit: 'Soruyu Düzenle', view: 'Soru' },
  option: {
    legend: 'Seçenekler',
    hint: 'Doğru olanı işaretle.',
    text: '{{id}} seçeneği',
    correct: '{{id}} seçeneği doğru',
  },
  save: 'Soruyu kaydet',
  saveAndNext: 'Kaydet ve bir soru daha ekle',

  order: {
    button: 'Sırayı değiştir',
    title: 'Soruların sırası',
    hint: 'Bir soruyu yerine sürükle veya oklarını kullan. Öğrenciler soruları bu sırayla görür.',
    list: 'Sırasıyla sorular',
  },

  audio: {
    title: 'Ses',
    url: 'Ses adresi (URL)',
    upload: 'Ses yükle',
    uploading: 'Ses yükleniyor…',
    limit: 'MP3, M4A, OGG veya WAV, en fazla {{megabytes}} MB',
    wrongType: 'Lütfen geçerli bir MP3, M4A, OGG veya WAV dosyası seç',
    tooLarge: 'Ses en fazla {{megabytes}} MB olabilir',
    uploaded: 'Ses yüklendi',
    failed: 'Yükleme başarısız',
    failedText: 'Ses yüklenemedi',
  },
}
