import type { tableImport as en } from '../../en/admin/table-import.ts'
import type { SameKeys } from '../../shape.ts'

export const tableImport: SameKeys<typeof en> = {
  template: 'Şablonu indir',
  noTable: 'Bu dosya bir metin tablosu değil. CSV olarak kaydet ya da hücreleri kopyalayıp aşağıya yapıştır.',
  leave: 'Tablo henüz içe aktarılmadı. Aktarmadan kapatılsın mı?',
  choose: 'Dosya seç',
  paste: 'Ya da tabloyu buraya yapıştır',
  check: 'Tabloyu denetle',
  tooLong: 'Tablo çok uzun: en fazla {{max}} karakter olabilir.',
  checkFailed: 'Tablo okunamadı',
  rows: 'Tablonun satırları',
  line: 'Satır',
  problem: 'Denetim',
  ok: 'Uygun',
  draft: 'Uygun, taslak olur',

  questions: {
    one: 'Soru',
    repeated_one: 'Bu sorulardan {{count}} tanesi zaten var.',
    repeated_other: 'Bu sorulardan {{count}} tanesi zaten var.',
    nothing: 'Tabloda soru yok.',
    good_one: '{{count}} soru sona eklenmeye hazır.',
    good_other: '{{count}} soru sona eklenmeye hazır.',
    bad_one: '{{count}} satırda sorun var. Düzeltip yeniden denetle: ya bütün sorular aktarılır ya hiçbiri.',
    bad_other:
      '{{count}} satırda sorun var. Düzeltip yeniden denetle: ya bütün sorular aktarılır ya hiçbiri.',
    start_one: '{{count}} soruyu içe aktar',
    start_other: '{{count}} soruyu içe aktar',
    imported: 'Sorular içe aktarıldı',
    importedText_one: '{{count}} soru eklendi.',
    importedText_other: '{{count}} soru eklendi.',
    failed: 'Sorular içe aktarılamadı',
  },
  modules: {
    one: 'Modül',
    repeated_one: 'Bu modüllerden {{count}} tanesinin adı var olan bir modülle aynı.',
    repeated_other: 'Bu modüllerden {{count}} tanesinin adı var olan bir modülle aynı.',
    nothing: 'Tabloda modül yok.',
    good_one: '{{count}} modül eklenmeye hazır.',
    good_other: '{{count}} modül eklenmeye hazır.',
    bad_one: '{{count}} satırda sorun var. Düzeltip yeniden denetle: ya bütün modüller aktarılır ya hiçbiri.',
    bad_other:
      '{{count}} satırda sorun var. Düzeltip yeniden denetle: ya bütün modüller aktarılır ya hiçbiri.',
    start_one: '{{count}} modülü içe aktar',
    start_other: '{{count}} modülü içe aktar',
    imported: 'Modüller içe aktarıldı',
    importedText_one: '{{count}} modül eklendi.',
    importedText_other: '{{count}} modül eklendi.',
    failed: 'Modüller içe aktarılamadı',
  },
}
