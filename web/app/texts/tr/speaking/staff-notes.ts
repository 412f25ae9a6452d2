import type { staffNotes as en } from '../../en/speaking/staff-notes.ts'
import type { SameKeys } from '../../shape.ts'

export const staffNotes = {
  title: 'Ekibin notları',
  label: 'Yeni not',
  hint: 'Koçlar ve yöneticiler için. Öğrencinin indirebildiği verilerde de yer alır.',
  save: 'Notu kaydet',
  saved: 'Not kaydedildi',
  failed: 'Not kaydedilemedi',
  loadFailed: 'Notlar yüklenemedi',
  formerAuthor: 'Eski bir çalışma arkadaşı',
  delete: 'Sil',
  askDelete: 'Bu not silinsin mi? Geri getirilemez.',
  deleteFailed: 'Not silinemedi',
} satisfies SameKeys<typeof en>
