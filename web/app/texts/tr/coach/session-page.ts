import type { sessionPage as en } from '../../en/coach/session-page.ts'
import type { SameKeys } from '../../shape.ts'

export const sessionPage = {
  module: {
    title: 'Bu hafta: {{moduleNo}}. modül',
    open: 'Modülün videosu',
    openWithQuiz: 'Modülün videosu ve quizi',
    video: 'Video: {{title}}',
    openDocument: '{{title}} belgesini aç',
  },
  notes: {
    title: 'Plan ve notlar',
    hint: 'Bunu öğrenciler de okur. https:// ile başlayan adresler bağlantı olur.',
    label: 'Öğrenciler için notlar',
    none: 'Henüz not yok. Bu derste konu ne?',
    write: 'Not yaz',
    change: 'Notları değiştir',
    save: 'Kaydet',
    cancel: 'Vazgeç',
    saved: 'Notlar kaydedildi',
    failed: 'Notlar kaydedilemedi',
    last: 'Geçen sefer, {{day}}',
  },
} satisfies SameKeys<typeof en>
