import type { words as en } from '../../en/admin/words.ts'
import type { SameKeys } from '../../shape.ts'

export const words = {
  title: 'Kelimeler ve kalıplar',
  hint: 'Öğrenciler bunları kart olarak tekrar eder: önce Türkçesinden, sonra sesinden. “ / ” ile ayrılanlar birbirinin yerine geçer.',
  none: 'Henüz kelime yok',
  noneHint:
    'Öğrencinin bu modülden aklında kalmasını istediğin kelimeleri ekle ya da bütün modüller için bir tablodan içe aktar.',
  add: 'Kelime ekle',
  full: 'Bir modülde en fazla {{max}} kelime olur.',
  term: 'İngilizce',
  translation: 'Türkçe',
  example: 'Örnek cümle',
  noName: 'Yeni kelime',
  hasSound: 'sesli',
  sound: 'Ses kaydı',
  link: 'Ses kaydının adresi',
  linkHint: 'Dosya yükle ya da https ile başlayan bir adres gir.',
  removeSound: 'Ses kaydını kaldır',
  up: '“{{name}}” yukarı taşı',
  down: '“{{name}}” aşağı taşı',
  remove: '“{{name}}” kaldır',
  removeAsk: '“{{name}}” kaldırılsın mı? Kaydettiğinde öğrencilerin bu kartı da silinir.',
  removeDeed: 'Kaldır',
  save: 'Kelimeleri kaydet',
  saved: 'Kelimeler kaydedildi',
  failed: 'Kelimeler kaydedilemedi',
  loadFailed: 'Kelimeler yüklenemedi',
  import: {
    button: 'Kelime içe aktar',
    file: 'kelimeler.csv',
    intro:
      'Her kelime için bir satırı olan bir tablo: modülü (numarası ya da adı), İngilizcesi, Türkçesi, bir örnek ve varsa ses kaydının adresi.',
    end: 'Kelimeler, modüllerinin listelerinin sonuna eklenir.',
  },
} as const satisfies SameKeys<typeof en>
