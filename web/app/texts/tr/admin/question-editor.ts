import type { questionEditor as en } from '../../en/admin/question-editor.ts'
import type { SameKeys } from '../../shape.ts'

export const questionEditor: SameKeys<typeof en> = {
  audio: {
    upload: 'Ses yükle',
    uploading: 'Ses yükleniyor…',
    limit: 'MP3, OGG veya WAV, en fazla {{megabytes}} MB',
    wrongType: 'Lütfen geçerli bir MP3, OGG veya WAV dosyası seçin',
    tooLarge: 'Ses en fazla {{megabytes}} MB olabilir',
    uploaded: 'Ses yüklendi',
    failed: 'Yükleme başarısız',
    failedText: 'Ses yüklenemedi',
  },
}
