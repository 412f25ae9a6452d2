import type { media as en } from '../../en/admin/media.ts'
import type { SameKeys } from '../../shape.ts'

export const media: SameKeys<typeof en> = {
  title: 'Medya kitaplığı',
  failed: 'Dosyalar yüklenemedi',
  none: 'Henüz bir dosya yüklenmedi.',
  unused: 'Kullanılmıyor',
  column: { name: 'Dosya', kind: 'Tür', size: 'Boyut', uses: 'Kullanıldığı yer' },
  kind: {
    documents: 'Belge',
    module_videos: 'Video',
    quiz_audio: 'Quiz, kelime ya da konuşma görevi kaydı',
    quiz_questions: 'Soru görseli',
    speaking_pictures: 'Konuşma görevi görseli',
    level_test_audio: 'Seviye testi kaydı',
    resources: 'Kaynak',
    site: 'Web sitesi dosyası',
  },
  delete: {
    action: '{{name}} dosyasını sil',
    ask: '{{name}} dosyası silinsin mi? Hiçbir yerde kullanılmıyor ve geri getirilemez.',
    done: 'Dosya silindi',
    failed: 'Dosya silinemedi',
  },
}
